import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Account, signedIn, type Who } from './accounts.ts';
import type { Installation } from './installation.ts';
import { createInstallations, everybody, type Installations } from './installations.ts';
import { type LinkKind, newestLink } from './mail.ts';
import { patient } from './patience.ts';

interface Options {
  database: 'embedded' | 'postgres';
  /** Files that name themselves here get an installation of their own, whose mailboxes nobody has used. */
  installationOf: string;
  /** Whether people pay online there, before a stand-in of the payment gateway. */
  payments: boolean;
  /** What else its process finds in its environment. */
  environment: Record<string, string>;
}

interface Fixtures {
  /** A running product, with what it was left with by earlier tests of the same name in this worker. */
  installation: Installation;
  /** Opens the newest mail to an address in the local mailbox and gives the address of its link. */
  linkFor: (email: string, kind?: LinkKind) => Promise<string>;
  /** Tells the browser whether its pages have scripts to wait for. */
  scripts: undefined;
  /** Opens a page in a browser of somebody else; failures may stand on its console. Closed with the test. */
  openPage: () => Promise<Page>;
  /** Such a page. */
  otherPage: Page;
  /** Signs the page in, through the real sign-up and its mail: a customer, or whom it is told. */
  signedIn: (page: Page, who?: Who) => Promise<Account>;
}

interface WorkerFixtures {
  installations: Installations;
}

let clients = 0;
/** Whether the browser runs scripts in the test that runs now. */
let scriptsRun = true;

/** Another client than all before: one's requests do not count against another's limit. */
function client(parallelIndex: number): Record<string, string> {
  clients += 1;
  return { 'x-forwarded-for': `198.51.${parallelIndex}.${clients % 250}` };
}

/** Tests get a product of their own per worker, on the database that the project names. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  database: ['embedded', { option: true }],
  installationOf: [everybody, { option: true }],
  payments: [false, { option: true }],
  environment: [{}, { option: true }],
  installations: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const installations = createInstallations();
      await use(installations);
      await installations.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  installation: [
    async ({ installations, database, installationOf, payments, environment }, use) => {
      await use(await installations.open(installationOf, { database, payments, environment }));
    },
    { timeout: 300_000 },
  ],
  browser: [async ({ browser }, use) => use(patient(browser, () => scriptsRun)), { scope: 'worker' }],
  scripts: [
    async ({ javaScriptEnabled }, use) => {
      scriptsRun = javaScriptEnabled !== false;
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: async ({}, use, { parallelIndex }) => use(client(parallelIndex)),
  linkFor: async ({ installation }, use) => {
    await use((email, kind) => newestLink(installation.url, email, kind));
  },
  signedIn: async ({ installation }, use) => {
    await use((page, who) => signedIn(page, installation, who));
  },
  openPage: async ({ browser, installation }, use, { parallelIndex }) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: installation.url, extraHTTPHeaders: client(parallelIndex) });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  otherPage: async ({ openPage }, use) => use(await openPage()),
  page: async ({ page, installation }, use) => {
    installation.sandbox.reset();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    // A refusal is part of a journey, and so is a connection that the test itself cuts off.
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text()))
        problems.push(message.text());
    });
    await use(page);
    expect(problems, 'errors on the console').toEqual([]);
  },
});

/** The requirements of docs/spec/requirements.md that a test proves, as its annotations. `npm run spec` reads these calls. */
export const proves = (...requirements: string[]) => ({
  annotation: requirements.map((description) => ({ type: 'requirement', description })),
});

/** Fills the free scan form and sends it: that of the page which draws quickest, or that of another, as in the home page's hero. */
export async function requestScan(page: Page, name: string, email: string, address = '/free-scan'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Start Free Scan' }).first().click();
}

/** From the form to the live page, as a visitor does it. */
export async function startScan(
  page: Page,
  linkFor: (email: string) => Promise<string>,
  name: string,
  email: string,
): Promise<void> {
  await requestScan(page, name, email);
  await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();
  await page.goto(await linkFor(email.toLowerCase()));
  await page.getByRole('button', { name: 'Start my scan' }).click();
  await page.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
}

export { expect, newestLink };
