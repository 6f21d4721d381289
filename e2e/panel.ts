import type { Browser, Locator, Page } from '@playwright/test';
import type { Installation } from './installation.ts';
import { cutForms, interfere } from './watch.ts';

/** A browser of somebody else, beside the one that the test looks at. */
export async function secondPage(browser: Browser, { url }: Installation): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.99' } });
  return context.newPage();
}

/** A tab of the panel, in its sidebar. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Admin tabs', exact: true }).getByRole('link', { name });

/** Good news with these words. */
export const toast = (page: Page | Locator, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Bad news with these words. */
export const failure = (page: Page | Locator, text: string): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** Toasts of acts that look the same must not be taken for each other. */
export async function dismiss(page: Page): Promise<void> {
  const shown = page.getByRole('button', { name: 'Dismiss' });
  // Good news also goes by itself.
  while ((await shown.count()) > 0)
    await shown
      .first()
      .click({ timeout: 1_000 })
      .catch(() => {});
}

/** Whatever the panel sends fails for want of a connection, until it is called again. */
export const cutSending = (page: Page): Promise<() => void> => interfere(page, '**/admin/**.data*', cutForms);

/** Writes through the contact form, no faster than a person. */
export async function writeMessages({ url }: Installation, titles: readonly string[]): Promise<void> {
  const headers = { 'x-forwarded-for': '198.51.100.98', origin: url };
  const page = await (await fetch(`${url}/contact`, { headers })).text();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  for (const subject of titles) {
    const fields = { token, name: 'Tomi Okafor', email: 't.okafor@example.net', subject, message: 'What can I do?' };
    const answer = await fetch(`${url}/contact`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    if (!answer.ok) throw new Error(`/contact answered ${answer.status}`);
  }
}
