import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test('a visitor comes from the privacy policy to what is kept, and until when; a customer sees how much is about them', async ({
  page,
  signedIn,
}) => {
  const reports = await policyReports(page);
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'What we keep', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep');
  const scans = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Scans and their reports' }) });
  await expect(scans).toContainText('Without an account: 30 days.');
  await expect(scans).toContainText('nobody has used it for 12 months');
  await expect(page.getByRole('link', { name: 'See how much of it is about you' })).toHaveCount(0);
  await inspect(page, 'what-we-keep');
  expect(await reports()).toEqual([]);

  await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'See What We Keep' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What we keep about you');
  const kind = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(kind('Account and preferences')).toContainText(/preferences\s*1/);
  await expect(kind('Where you are signed in')).toContainText('The first of yours is deleted on');
  await expect(kind('Invoices and credit notes')).toContainText('Nothing');
  await expect(kind('Counts for limits')).toContainText('Not kept per person');
  await inspect(page, 'own-what-we-keep');
  expect(await reports()).toEqual([]);
});
