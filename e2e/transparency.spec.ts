import type { Page } from '@playwright/test';
import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test.setTimeout(180_000);

/** The newest checkpoint, once an act of somebody has been sealed: that takes up to a minute. */
async function sealed(page: Page): Promise<string> {
  const read = () => page.request.get('/transparency/checkpoint');
  await expect.poll(async () => (await read()).status(), { timeout: 120_000 }).toBe(200);
  return (await read()).text();
}

test('a visitor keeps a checkpoint and checks it in the browser', async ({
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
  const kept = await sealed(page);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Latest checkpoints' })).toBeVisible();
  expect(kept).toContain(new URL(installation.url).host);
  await page.getByLabel('A checkpoint that you kept').fill(kept);
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'begins with exactly' })).toBeVisible();
  await inspect(page, 'transparency');

  await page.getByLabel('A checkpoint that you kept').fill(kept.replace(/\n\d+\n/, '\n999999\n'));
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Our key has not signed this' })).toBeVisible();
  expect(await reports()).toEqual([]);
});

test('a forged proof from the server does not pass in the browser', async ({ page, otherPage, signedIn }) => {
  await signedIn(otherPage);
  const kept = await sealed(page);
  await page.goto('/transparency');
  await page.route('**/transparency/consistency?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, proof: [...answer.proof, Buffer.alloc(32).toString('base64')] } });
  });
  await page.getByLabel('A checkpoint that you kept').fill(kept);
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'History was rewritten' })).toBeVisible();
});
