import { inspect, policyReports } from './inspect.ts';
import { listedMails } from './mail.ts';
import { expect, test } from './test.ts';

test('whoever reads a mailbox says that it is never scanned, and takes it back', async ({
  page,
  installation,
  linkFor,
}) => {
  const email = 'never-scan-me@mail.example';
  const reports = await policyReports(page);
  const askForLink = async () => {
    await page.goto('/never-scan');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  };
  const mails = async () => (await listedMails(installation.url, email)).join();
  await page.goto('/never-scan');
  await inspect(page, 'never-scan');
  await askForLink();
  await page.goto(await linkFor(email, 'neverScan'));
  await page.getByRole('button', { name: 'Never scan this address' }).click();
  await expect(page.getByText('we do not look this address up for anyone').first()).toBeVisible();

  await page.goto('/free-scan');
  await page.getByLabel('Name').fill('Somebody Else');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Start Free Scan' }).click();
  await expect.poll(mails).toContain('We did not scan this address');

  await askForLink();
  await page.goto(await linkFor(email, 'allowScans'));
  await page.getByRole('button', { name: 'Allow scans again' }).click();
  await expect(page.getByText('may be scanned again').first()).toBeVisible();
  expect(await reports()).toEqual([]);
});
