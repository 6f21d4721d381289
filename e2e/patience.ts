import { type Browser, errors, type Page } from '@playwright/test';

const isReady = () =>
  'hydrated' in document.documentElement.dataset || !document.querySelector('script[type="module"]');

const TOUCH_MS = 1_000;

/** A browser that exchanges the page meanwhile may never say that the pointer has moved. */
const touch = (page: Page, x: number): Promise<void> =>
  Promise.race([page.mouse.move(x, 0).catch(() => {}), page.waitForTimeout(TOUCH_MS)]);

/**
 * Until the page's scripts have taken over, if it has any. Some wait until somebody touches the page (app/entry.client.ts);
 * a browser on a busy machine may not have drawn it at the first touch, and drops that.
 */
export async function waitForHydration(page: Page): Promise<void> {
  for (let x = 1; ; x = 1 - x) {
    await touch(page, x);
    try {
      await page.waitForFunction(isReady, null, { timeout: 1_000 });
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

/** Looks at a page as a person does: what is pressed has been seen, and by then the page's scripts run. */
function makePatient(page: Page): void {
  const { goto, reload, goBack } = page;
  const patiently =
    <Args extends unknown[], Result>(open: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const response = await open.apply(page, args);
      await waitForHydration(page);
      return response;
    };
  page.goto = patiently(goto);
  page.reload = patiently(reload);
  page.goBack = patiently(goBack);
}

/** Every page of the browser waits, after an address was opened, until its scripts answer. */
export function patient(browser: Browser, scriptsRun: () => boolean): Browser {
  const { newContext } = browser;
  browser.newContext = async (...options) => {
    const context = await newContext.apply(browser, options);
    if (scriptsRun()) context.on('page', makePatient);
    return context;
  };
  return browser;
}
