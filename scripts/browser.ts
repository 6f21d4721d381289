import { existsSync } from 'node:fs';
import { run, runNode } from './processes.ts';

// The headless shell is the same engine without a desktop around it, and starts in half the time.
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const CHROME = ['/usr/bin/google-chrome', '/Applications/Google Chrome.app'];

export interface Browser {
  executablePath?: string;
  channel?: string;
}

/** CHROMIUM_PATH, Debian's chromium, an installed Chrome; null when only Playwright's own can be meant. */
export function findBrowser(): Browser | null {
  const executablePath = process.env.CHROMIUM_PATH ?? DEBIAN.find((file) => existsSync(file));
  if (executablePath) return { executablePath };
  return CHROME.some((file) => existsSync(file)) ? { channel: 'chrome' } : null;
}

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. Only for root. @returns whether all are there */
async function installPackages(names: readonly string[]): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, capture: true });
  const { status, output } = await run('apt-get', ['install', '-y', '-qq', ...names], { env, capture: true });
  if (status !== 0) process.stderr.write(`${names.join(', ')} could not be installed by apt-get:\n${output}`);
  return status === 0;
}

/** On Debian root may install its chromium; elsewhere Playwright downloads one into the user's cache. */
export async function installBrowser(): Promise<void> {
  if (findBrowser()) return;
  if (mayInstall() && (await installPackages(['chromium-headless-shell'])) && findBrowser()) return;
  const { status } = await runNode('@playwright/test/cli.js', ['install', 'chromium']);
  if (status !== 0) throw new Error('no browser: install chromium, or name one by CHROMIUM_PATH');
}

/** Programs of the other engines, by the packages of Debian that bring them. */
const ENGINE_PACKAGES: Readonly<Record<string, string>> = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** All engines that the machine may have: root on Debian installs what is missing, elsewhere it stays away. */
export async function installEngines(): Promise<void> {
  await installBrowser();
  const missing = Object.keys(ENGINE_PACKAGES).filter((name) => !existsSync(ENGINE_PACKAGES[name] ?? ''));
  if (missing.length > 0 && mayInstall()) await installPackages(missing);
}
