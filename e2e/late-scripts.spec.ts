import { isSameDocument, openUntouched } from './from-memory.ts';
import { fillFields, framework, rosa, scanStarted, startButton } from './late-scripts.fixture.ts';
import { expect, test } from './test.ts';
import { holdBack, postsOf } from './watch.ts';

test('a link that moves while it is pressed, before the scripts are here, still leads where it leads', async ({
  page,
}) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/blog');
  const link = page.getByRole('link', { name: /^Read More about/ }).nth(3);
  await link.hover();
  await page.mouse.down();
  // As the browser does when it goes back to where the page was.
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/blog\/./);
  await scripts.release();
});

test('a form that is filled in and sent before the scripts are here is sent once they are', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  const posts = postsOf(page);
  await openUntouched(page, '/');
  await fillFields(page, rosa);
  await startButton(page).click();
  await expect(startButton(page)).toHaveAttribute('aria-busy', 'true');
  await scripts.release();
  await expect(scanStarted(page)).toBeVisible();
  expect(posts).toEqual(['/free-scan.data']);
  expect(await isSameDocument(page)).toBe(true);
});
