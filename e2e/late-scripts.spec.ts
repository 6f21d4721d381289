import { isHydrated, isSameDocument, openUntouched } from './from-memory.ts';
import { inspect } from './inspect.ts';
import { fillFields, framework, rosa, scanStarted, startButton } from './late-scripts.fixture.ts';
import { expect, test } from './test.ts';
import { holdBack, postsOf } from './watch.ts';

test('a page that waits has nothing that axe finds', async ({ page }) => {
  await openUntouched(page, '/');
  await inspect(page, 'home-untouched');
  expect(await isHydrated(page)).toBe(false);
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
