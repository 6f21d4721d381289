import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test('whoever reads a mailbox says that it is never scanned, and takes it back', async ({ page, installation }) => {
  const email = 'never-scan-me@mail.example';
  const reports = await policyReports(page);
  const newest = async (subject: string) => {
    await expect(async () => {
      await page.goto(`${installation.url}/dev/mail`);
      await page.getByRole('link', { name: subject }).first().click({ timeout: 1_000 });
    }).toPass();
  };
  const askForLink = async () => {
    await page.goto('/never-scan');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  };
  await page.goto('/never-scan');
  await inspect(page, 'never-scan');
  await askForLink();
  await newest('Never scan this address?');
  await page.getByRole('link', { name: 'Never Scan This Address' }).first().click();
  await page.getByRole('button', { name: 'Never scan this address' }).click();
  await expect(page.getByText('looked up for nobody').first()).toBeVisible();

  await page.goto('/free-scan');
  await page.getByLabel('Name').fill('Somebody Else');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Start Free Scan' }).click();
  await newest('We did not scan this address');

  await askForLink();
  await newest('This address is never scanned');
  await page.getByRole('link', { name: 'Allow Scans Again' }).first().click();
  await page.getByRole('button', { name: 'Allow scans again' }).click();
  await expect(page.getByText('may be scanned again').first()).toBeVisible();
  expect(await reports()).toEqual([]);
});
