import { findPostgres } from '#tests/postgres.ts';
import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';
import { openSealedActivity, sealed, verifyFirst } from './transparency.fixture.ts';

// Where nobody can ask for it from outside, sealing takes up to a minute.
test.beforeEach(({ database }) =>
  test.skip(database === 'embedded' && findPostgres() !== null, 'what was written is sealed from outside'),
);

test('a visitor keeps a checkpoint and checks it in the browser', { tag: '@postgres' }, async ({
  page,
  otherPage,
  signedIn,
  installation,
}) => {
  await signedIn(otherPage);
  const reports = await policyReports(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Check it yourself' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  const kept = await sealed(page, installation);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Latest checkpoints' })).toBeVisible();
  expect(kept).toContain(new URL(installation.url).host);
  await page.getByLabel('A checkpoint that you kept').fill(kept);
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'begins with exactly' })).toBeVisible();
  await inspect(page, 'transparency');

  await page.getByLabel('A checkpoint that you kept').fill(kept.replace(/\n\d+\n/, '\n999999\n'));
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Our key did not sign this' })).toBeVisible();
  expect(await reports()).toEqual([]);
});

test('a customer checks an entry in the browser: first as just written, then sealed, then against what was kept', {
  tag: '@postgres',
}, async ({ page, signedIn, installation }) => {
  const reports = await policyReports(page);
  await signedIn(page);
  await page.goto('/dashboard/activity');
  await verifyFirst(page).click();
  const dialog = page.getByRole('dialog', { name: 'Verify this entry' });
  await expect(dialog).toContainText(/sealed within a minute|Verified: entry/);
  await openSealedActivity(page, installation);
  await verifyFirst(page).click();
  await expect(dialog).toContainText('Verified: entry');
  await expect(dialog.locator('[data-check="signature"]')).toContainText('has signed that root');
  await expect(dialog.locator('[data-check="history"]')).toContainText(
    /from now on it keeps this one|begins with exactly/,
  );
  await inspect(page, 'activity-verified', dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await verifyFirst(page).click();
  await expect(dialog.locator('[data-check="history"]')).toContainText('begins with exactly');
  expect(await reports()).toEqual([]);
});
