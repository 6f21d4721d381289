import { inspect, policyReports } from './inspect.ts';
import { toast } from './panel.ts';
import { expect, test } from './test.ts';

test('a token is created, shown once, used and ended', async ({ page, signedIn, request }) => {
  const reports = await policyReports(page);
  const { password } = await signedIn(page);
  await page.goto('/settings/tokens');
  await page.getByLabel('Name', { exact: true }).fill('Backup script');
  await page.getByLabel('Read scans, findings and reports').check();
  await page.getByLabel('Read your profile and activity log').check();
  await page.getByLabel('Your password').fill(password);
  await inspect(page, 'settings-tokens');
  await page.getByRole('button', { name: 'Create Token' }).click();
  const secret = page.getByText(/^qp_[\w-]{51}$/);
  const token = (await secret.textContent()) ?? '';
  await inspect(page, 'settings-tokens-created');
  const asProgram = () => request.get('/api/v1/scans', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await asProgram()).json()).toEqual({ items: [], older: null, newer: null });
  await page.goto('/settings/tokens');
  await expect(secret).toHaveCount(0);
  await page.getByRole('link', { name: 'End Backup script' }).click();
  await page.getByRole('button', { name: 'End Token' }).click();
  await expect(toast(page, 'Token ended')).toBeVisible();
  expect((await asProgram()).status()).toBe(401);
  expect(await reports()).toEqual([]);
});

test('a webhook is added and tested, and its log says what became of it', async ({ page, signedIn }) => {
  const { password } = await signedIn(page);
  await page.goto('/settings/webhooks');
  const add = async (url: string) => {
    await page.getByLabel('Address', { exact: true }).fill(url);
    await page.getByLabel('A scan was completed').check();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Add Webhook' }).click();
  };
  await add('https://router.local/hook');
  await expect(page.getByText(/Addresses inside a network are not called/).first()).toBeVisible();
  await page.goto('/settings/webhooks');
  await inspect(page, 'settings-webhooks-empty');
  await add('https://hooks.example/in');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test: https://hooks.example/in' }).click();
  const log = page.getByRole('heading', { name: 'Log of hooks.example' }).locator('..').locator('..');
  await expect(log.getByRole('listitem')).toContainText('This is a test');
  await expect(log.getByRole('listitem')).toContainText('last result', { timeout: 20_000 });
  await inspect(page, 'settings-webhooks');
  await page.goto('/api');
  await inspect(page, 'api');
});
