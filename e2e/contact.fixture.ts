import type { Page } from '@playwright/test';

export const written = {
  Name: 'Alice Archer',
  Email: 'alice.archer@example.com',
  Subject: 'A question about deletion',
  Message: 'How long do you keep a scan?\n\nThank you.',
};

export async function fill(page: Page, values: Partial<typeof written> = written): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** A person needs longer; what is faster counts as a machine. */
export const think = (page: Page) => page.waitForTimeout(2_200);

export async function mailsTo(url: string): Promise<string> {
  return (await fetch(`${url}/dev/mail`)).text();
}
