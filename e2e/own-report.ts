import { expect, type Page } from '@playwright/test';
import type { Person } from '#sandbox/people/person.ts';
import { type Account, postForm, type Who } from './accounts.ts';
import type { Installation } from './installation.ts';

type SignIn = (page: Page, who?: Who) => Promise<Account>;

/** From the empty list to the page of the scan, where it is under way. @returns the address of that page */
export async function startFirstScan(page: Page): Promise<string> {
  await page.goto('/dashboard/scans');
  await page.getByRole('link', { name: 'Start Your First Scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
  return page.url();
}

/** Of the page of a finished scan. */
export const reportHeading = (page: Page) => page.getByRole('heading', { name: 'Exposure report' });

interface Customer {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
  /** Of the page of the finished scan. */
  address: string;
}

const customers = new WeakMap<Installation, Map<string, Promise<Customer>>>();

async function scanPerson(page: Page, signedIn: SignIn, { name, email }: Person): Promise<Customer> {
  await signedIn(page, { email, fullName: name });
  const address = await startFirstScan(page);
  await expect(reportHeading(page)).toBeVisible({ timeout: 60_000 });
  return { cookies: await page.context().cookies(), address };
}

interface Where {
  installation: Installation;
  signedIn: SignIn;
  person: Person;
}

/**
 * Signs in a customer whose scan has ended; the tests of a file share it, and whichever comes first waits for it.
 * @returns the address of the scan's page
 */
export async function withReport(page: Page, { installation, signedIn, person }: Where): Promise<string> {
  const known = customers.get(installation) ?? new Map<string, Promise<Customer>>();
  customers.set(installation, known);
  const customer = known.get(person.email) ?? scanPerson(page, signedIn, person);
  known.set(person.email, customer);
  const { cookies, address } = await customer;
  await page.context().addCookies(cookies);
  return address;
}

/** Ids of findings that somebody has dealt with on the report that the page shows, or has begun to. */
const touchedFindings = (page: Page): Promise<string[]> =>
  page
    .locator('details[id^="finding-"]')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.closest('[aria-labelledby="done"]') || card.querySelector('input[name="step"]:checked'))
        .map(({ id }) => id.slice('finding-'.length)),
    );

/** Opens that report with nothing dealt with, whatever earlier tests did there. */
export async function openUndoneReport(page: Page, where: Where): Promise<string> {
  const address = await withReport(page, where);
  const { pathname } = new URL(address);
  await page.goto(address);
  const touched = new Set(await touchedFindings(page));
  for (const finding of touched) {
    const form = { finding, state: 'open' };
    await postForm(page.request, { installation: where.installation, address: pathname, form });
  }
  if (touched.size > 0) await page.reload();
  await expect(page.getByRole('heading', { name: /^Done/ })).toHaveCount(0);
  expect(await touchedFindings(page)).toEqual([]);
  return address;
}
