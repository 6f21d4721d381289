import type { Page } from '@playwright/test';
import { findPostgres } from '#tests/postgres.ts';
import { asSystem, nowRun } from './as-system.ts';
import { inspect, policyReports } from './inspect.ts';
import type { Installation } from './installation.ts';
import { expect, test } from './test.ts';

// Where nobody can ask for it from outside, sealing takes up to a minute.
test.beforeEach(({ database }) =>
  test.skip(database === 'embedded' && findPostgres() !== null, 'what was written is sealed from outside'),
);

async function seal({ databaseUrl }: Installation): Promise<void> {
  if (databaseUrl) await asSystem(databaseUrl, ...nowRun('audit.seal'));
}

/** The newest checkpoint, once an act of somebody has been sealed. */
async function sealed(page: Page, installation: Installation): Promise<string> {
  await seal(installation);
  const read = () => page.request.get('/transparency/checkpoint');
  await expect.poll(async () => (await read()).status(), { timeout: 120_000 }).toBe(200);
  return (await read()).text();
}

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

test('a forged proof from the server does not pass in the browser', { tag: '@postgres' }, async ({
  page,
  otherPage,
  signedIn,
  installation,
}) => {
  await signedIn(otherPage);
  const kept = await sealed(page, installation);
  await page.goto('/transparency');
  await page.route('**/transparency/consistency?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, proof: [...answer.proof, Buffer.alloc(32).toString('base64')] } });
  });
  await page.getByLabel('A checkpoint that you kept').fill(kept);
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'History was rewritten' })).toBeVisible();
});

/** Opens the Activity Log once its newest entry is sealed. */
async function openSealedActivity(page: Page, installation: Installation): Promise<void> {
  await seal(installation);
  const hash = page.getByRole('button', { name: /^Hash / }).first();
  await expect(async () => {
    await page.goto('/dashboard/activity');
    await expect(hash).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 120_000 });
}

const verifyFirst = (page: Page) => page.getByRole('button', { name: /^Verify/ }).first();

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

test('an answer that is altered on its way does not pass, and what is wrong is said', {
  tag: '@postgres',
}, async ({ page, signedIn, installation }) => {
  await signedIn(page);
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
