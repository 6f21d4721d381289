import { type Browser, expect, type Page } from '@playwright/test';

/** Whether everything one can operate answers: React has taken over, or the page has no scripts. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      !('__reactRouterContext' in window) ||
      [...document.querySelectorAll('button, input, select, textarea, summary')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
  );

const untilAlive = (page: Page): Promise<void> =>
  expect
    .poll(() => isAlive(page).catch(() => false), { message: `${page.url()} answers`, intervals: [20, 50, 100] })
    .toBe(true);

/** Looks at a page as a person does: what is pressed has been seen, and by then the page's scripts run. */
function makePatient(page: Page): void {
  const { goto, reload, goBack } = page;
  const patiently =
    <Args extends unknown[], Result>(open: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      const response = await open.apply(page, args);
      await untilAlive(page);
      return response;
    };
  page.goto = patiently(goto);
  page.reload = patiently(reload);
  page.goBack = patiently(goBack);
}

/** Every page of the browser waits, after an address was opened, until the page answers. */
export function patient(browser: Browser): Browser {
  const { newContext } = browser;
  browser.newContext = async (...options) => {
    const context = await newContext.apply(browser, options);
    context.on('page', makePatient);
    return context;
  };
  return browser;
}
