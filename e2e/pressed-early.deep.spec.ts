import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Milliseconds after the page is shown. */
const moments = [0, 100, 250, 700, 1_500];

/** How much slower the processor is made. */
const RATE = 6;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
}

const readMore = (page: Page) => page.getByRole('link', { name: /^Read More about/ }).nth(2);

test('a press at any moment of a page’s start leads on, on a slow processor', async ({ page }) => {
  test.setTimeout(300_000);
  await slowDown(page);
  for (const moment of moments) {
    // Of the frame: `goto` of the page waits until its scripts have started.
    await page.mainFrame().goto('/blog', { waitUntil: 'commit' });
    await readMore(page).waitFor();
    await page.waitForTimeout(moment);
    await readMore(page).click();
    await expect(page, `${moment} ms after it came`).toHaveURL(/\/blog\/./, { timeout: 15_000 });
    // After the answer: the page may be gone at once.
    await page.evaluate(() => void setTimeout(() => history.back(), 0));
    await expect(page).toHaveURL(/\/blog$/);
    await readMore(page).waitFor();
    await page.waitForTimeout(moment);
    if (moment % 200 === 100) await readMore(page).press('Enter');
    else await readMore(page).click();
    await expect(page, `${moment} ms after going back`).toHaveURL(/\/blog\/./, { timeout: 15_000 });
  }
});
