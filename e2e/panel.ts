import { expect, type Locator, type Page } from '@playwright/test';
import type { Installation } from './installation.ts';
import { cutForms, interfere } from './watch.ts';

/** A tab of the panel, in its sidebar. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Admin tabs', exact: true }).getByRole('link', { name });

/** An entry of a list in the panel, by its heading. */
export const entry = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A form that lies over the list. */
export const sheet = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** Opens the same form beside it, and saves another text first. */
export async function saveElsewhere(
  page: Page,
  { field, text, button }: { field: string; text: string; button: string },
): Promise<void> {
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('textbox', { name: field }).fill(text);
  await colleague.getByRole('button', { name: button }).click();
  await expect(colleague.getByRole('dialog')).toHaveCount(0);
  await colleague.close();
}

/** Whether a page of the site says so by now, to whoever `page` belongs to. */
export async function isSaid(page: Page, address: string, text: string): Promise<boolean> {
  return (await (await page.request.get(address)).text()).includes(text);
}

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

const tokens = new WeakMap<Installation, Promise<string>>();

/** A token of the contact form that is as old as one of somebody who writes by hand. */
async function readToken({ url }: Installation): Promise<string> {
  const page = await (await fetch(`${url}/contact`)).text();
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page) ?? [];
  await new Promise((resolve) => setTimeout(resolve, 2_200));
  return token;
}

let writers = 0;

/** Writes through the contact form, as one person who has not written before. */
export async function writeMessages(
  installation: Installation,
  titles: readonly string[],
  email = 't.okafor@example.net',
): Promise<void> {
  const { url } = installation;
  const read = tokens.get(installation) ?? readToken(installation);
  tokens.set(installation, read);
  const token = await read;
  writers += 1;
  const headers = { 'x-forwarded-for': `198.51.101.${writers % 250}`, origin: url };
  for (const subject of titles) {
    const fields = { token, name: 'Tomi Okafor', email, subject, message: 'What can I do?' };
    const answer = await fetch(`${url}/contact`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    if (!answer.ok) throw new Error(`/contact answered ${answer.status}`);
  }
}
