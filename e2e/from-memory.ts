import { expect, type Page } from '@playwright/test';

/** Asks, as whoever has no cookie, until the page is in memory and packed as small as it gets. */
export async function untilPacked(page: Page, path: string): Promise<void> {
  const packed = async () => (await page.request.get(path)).headers()['content-encoding'];
  await expect.poll(packed).toBe('br');
}

/** Opens a page and does nothing with it: its scripts wait. Marks the document, see `isSameDocument`. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  // Unlike `page.goto` of patience.ts, which touches the page.
  await page.mainFrame().goto(path);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset);
