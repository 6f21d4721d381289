import { findPostgres } from '#tests/postgres.ts';
import { expect, test } from './test.ts';
import { openSealedActivity, sealed, verifyFirst } from './transparency.fixture.ts';

// Where nobody can ask for it from outside, sealing takes up to a minute.
test.beforeEach(({ database }) =>
  test.skip(database === 'embedded' && findPostgres() !== null, 'what was written is sealed from outside'),
);

test('a forged proof from the server and an answer that is altered on its way do not pass in the browser, and what is wrong is said', {
  tag: '@postgres',
}, async ({ page, signedIn, installation }) => {
  await signedIn(page);
  const kept = await sealed(page, installation);
  await page.goto('/transparency');
  await page.route('**/transparency/consistency?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, proof: [...answer.proof, Buffer.alloc(32).toString('base64')] } });
  });
  await page.getByLabel('A checkpoint that you kept').fill(kept);
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'History was rewritten' })).toBeVisible();

  await openSealedActivity(page, installation);
  await page.route('**/dashboard/activity/*/proof*', async (route) => {
    const answer = await (await route.fetch()).json();
    const personal = { ...answer.entry.personal, user_agent: 'Somebody else’s' };
    await route.fulfill({ json: { ...answer, entry: { ...answer.entry, personal } } });
  });
  await verifyFirst(page).click();
  const dialog = page.getByRole('dialog', { name: 'Verify this entry' });
  await expect(dialog).toContainText('This check failed');
  await expect(dialog.locator('[data-check="page"]')).toContainText('the device is “Somebody else’s” there');
  await expect(dialog.locator('[data-check="details"]')).toContainText(/byte \d+ of 32 is \w\w and should be \w\w/);
  await expect(dialog.locator('[data-check="path"]')).toContainText(/leads? from it to the root/);
});
