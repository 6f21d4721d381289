import { existsSync } from 'node:fs';
import { findBrowser } from '../../scripts/browser.ts';
import { launch, openPuppeteerTab } from './puppeteer-driver.ts';
import type { Driver } from './tab.ts';
import { findMiniBrowser, openWebKitTab } from './webkit-driver.ts';

/** A browser that runs, and opens tabs that share nothing. */
export interface Engine {
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

async function withPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const running = await launch(browser, executablePath);
  return { openTab: () => openPuppeteerTab(running), close: () => running.close() };
}

/** What opens each engine; null where this machine has none. */
export const engines: Readonly<Record<string, (chromium?: string) => (() => Promise<Engine>) | null>> = {
  chromium(chromium) {
    const file = chromium ?? findBrowser()?.executablePath;
    return file === undefined ? null : () => withPuppeteer('chrome', file);
  },
  firefox() {
    const file = process.env.FIREFOX_PATH ?? FIREFOX.find((candidate) => existsSync(candidate));
    return file === undefined ? null : () => withPuppeteer('firefox', file);
  },
  webkit() {
    const binary = findMiniBrowser();
    const isComplete = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
    if (binary === null || !isComplete) return null;
    return async () => ({ openTab: () => openWebKitTab(binary), close: async () => {} });
  },
};
