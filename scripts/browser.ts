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

/** On Debian root may install its chromium; elsewhere Playwright downloads one into the user's cache. */
export async function installBrowser(): Promise<void> {
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env, capture: true });
    const { status, output } = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      env,
      capture: true,
    });
    if (status === 0 && findBrowser()) return;
    process.stderr.write(`chromium-headless-shell could not be installed by apt-get:\n${output}`);
  }
  const { status } = await runNode('@playwright/test/cli.js', ['install', 'chromium']);
  if (status !== 0) throw new Error('no browser: install chromium, or name one by CHROMIUM_PATH');
}
