import { expect, type Locator, type Page } from '@playwright/test';

/** Where the focus is, and whether one sees it there: on the element, or on the label of a hidden one. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { shown: false, what: 'nothing' };
    const marks = [focused, focused.closest('label'), focused.nextElementSibling].flatMap((one) => {
      if (!one) return [];
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none' ? [one] : [];
    });
    return { shown: marks.length > 0, what: focused.outerHTML.slice(0, 150) };
  });

async function expectShown(page: Page): Promise<void> {
  await expect.poll(async () => (await focusOf(page)).shown, { message: (await focusOf(page)).what }).toBe(true);
}

/** Presses a key, and sees the focus where it is then. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectShown(page);
}

const isNowhere = (page: Page) => page.evaluate(() => document.activeElement === document.body);

/** Goes on with Tab, and sees the focus at each stop. After the last one it is in the browser's own controls, and then at the first. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    if (stop > 0 && (await isNowhere(page))) continue;
    await expectShown(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the focus never came there');
}
