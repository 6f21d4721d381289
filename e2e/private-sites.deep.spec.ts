import { add } from './identity.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test('a customer has sensitive sites asked about a user name, for nobody else to see', async ({ page, signedIn }) => {
  test.setTimeout(180_000);
  await signedIn(page);
  await page.goto('/dashboard/identity');
  await add(page, { card: 'User names', label: 'A user name of yours', value: 'islaeverly' });
  await page.getByRole('link', { name: 'Private sites' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Switch On: islaeverly' }).click();
  await expect(page.getByText('Nothing has been asked yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the Sites: islaeverly' }).click();

  const answers = page.getByText('A public profile under this name was found at');
  const summary = page.getByText('Show the answers');
  await expect(summary).toBeVisible({ timeout: 120_000 });
  await expect(answers).toBeHidden();
  await summary.click();
  await expect(answers).toBeVisible();
  await inspect(page, 'private-sites');

  await page.emulateMedia({ media: 'print' });
  await expect(answers).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Print these answers with this page').check();
  await page.emulateMedia({ media: 'print' });
  await expect(answers).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Switch Off and Delete: islaeverly' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  await expect(summary).toHaveCount(0);
});
