import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Driver } from './tab.ts';

/** Refusals are part of the journeys, and so are connections that they cut; Firefox reports a stream that a new page ends. */
const EXPECTED =
  /status of 4\d\d|net::ERR_|NS_ERROR_|NetworkError|could not be loaded|Failed to (?:load resource|fetch)|Error in input stream/;

const launchArgs = {
  chrome: [
    // Chromium's own sandbox does not work for root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
  firefox: [],
} as const;

/** Chromium over CDP, or Firefox over WebDriver BiDi. */
export function launch(browser: 'chrome' | 'firefox', executablePath: string): Promise<Browser> {
  return puppeteer.launch({ browser, executablePath, headless: true, args: [...launchArgs[browser]] });
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  const collect = (text: string) => void (EXPECTED.test(text) || problems.push(text));
  page.on('pageerror', (error) => collect(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => message.type() === 'error' && collect(message.text()));
  return problems;
}

/** A tab of its own, with cookies of its own. */
export async function openPuppeteerTab(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const problems = collectProblems(page);
  let x = 100;
  return {
    navigate: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.click(selector, { count: 3 });
      await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    touch() {
      x = x === 100 ? 110 : 100;
      return page.mouse.move(x, 300);
    },
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    problems: async () => problems,
    close: () => context.close(),
  };
}
