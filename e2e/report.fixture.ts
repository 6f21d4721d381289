import type { Locator, Page } from '@playwright/test';
import type { Person } from '#sandbox/people/person.ts';
import { people } from '#sandbox/people.ts';
import { openUndoneReport } from './own-report.ts';
import { test as base, expect } from './test.ts';

/** Whichever test comes first waits for the scan. */
export const SCAN_MS = 180_000;

export const called = (name: string): Person => {
  const found = people.find((person) => person.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

interface Report {
  /** The address of the report that `page` shows, of which nothing is dealt with. */
  address: string;
}

/** Everything is exposed of the person of `report`, and a few things of that of `modest`, whose score each step lowers. */
export const test = base.extend<{ report: Report; modest: Report }>({
  report: [
    async ({ page, installation, signedIn }, use) => {
      const address = await openUndoneReport(page, { installation, signedIn, person: called('Isla Everly') });
      await use({ address });
    },
    { timeout: SCAN_MS },
  ],
  modest: [
    async ({ page, installation, signedIn }, use) => {
      const address = await openUndoneReport(page, { installation, signedIn, person: called('Oliver Bennett') });
      await use({ address });
    },
    { timeout: SCAN_MS },
  ],
});

export const gauge = (page: Page): Locator => page.getByRole('img', { name: /Lower is quieter\.$/ });
export const plan = (page: Page): Locator => page.locator('section[aria-labelledby=plan]');
export const bar = (page: Page): Locator => page.getByText(/^\d+ of \d+ dealt with$/).first();

/** The first number of "Risk score 31 out of 100: Medium. On record: 60 out of 100." */
export async function openScore(page: Page): Promise<number> {
  const words = (await gauge(page).first().getAttribute('aria-label')) ?? '';
  return Number(/^Risk score (\d+)/.exec(words)?.[1]);
}

/** Presses every "Done" of the plan as it stands now. */
export async function doThePlan(page: Page): Promise<void> {
  const names = await plan(page)
    .getByRole('button', { name: /^Done: / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const button = plan(page).getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveCount(0);
  }
}
