import { fill, mailsTo, think, written } from './contact.fixture.ts';
import { inspect, policyReports } from './inspect.ts';
import { expect, proves, test } from './test.ts';

test('a visitor writes, is thanked, and staff have it by mail once', {
  ...proves('NAV-018', 'ROLE-003', 'ERR-070', 'PUB-037'),
}, async ({ page, installation }) => {
  const reports = await policyReports(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // The address may change before the page does, and the home page has a name and an address to fill in too.
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await fill(page);
  await think(page);
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
  for (const label of Object.keys(written)) await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  const subject = `Contact message: ${written.Subject}`;
  await expect.poll(() => mailsTo(installation.url)).toContain(subject);
  expect((await mailsTo(installation.url)).split(subject).length - 1).toBe(1);
  expect(installation.log()).not.toContain('alice.archer');
  expect(await reports()).toEqual([]);
});

test('details, office hours, the emergency contact and the number for danger are there, and axe finds nothing', {
  ...proves('PUB-075', 'PUB-076', 'PUB-077', 'PUB-078', 'PUB-079'),
}, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@quietprint.example' })).toBeVisible();
  await expect(page.getByText('Quietprint Limited, registered in Hong Kong')).toBeVisible();
  const hours = page.getByRole('region', { name: 'Office hours' });
  for (const [days, time] of [
    ['Monday to Friday', '9:00 AM to 6:00 PM GMT'],
    ['Saturday', '10:00 AM to 4:00 PM GMT'],
    ['Sunday', 'Closed'],
  ] as const)
    await expect(hours.locator('dl > div').filter({ hasText: days })).toContainText(time);
  await expect(hours.getByText('(today)')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Emergency contact' })).toHaveAttribute('href', /^(mailto|tel):/);
  await expect(page.getByText('If you are in danger now, call 999 or 112')).toBeVisible();
  await inspect(page, 'contact');
});
