import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { expect, startScan, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon() });

test('a visitor is told when their result changes, without an account, by keyboard on a small phone, and ends it by a mail’s link', async ({
  page,
  otherPage,
  linkFor,
  installation,
}) => {
  const email = 'oliver.told@bennett.example';
  await page.setViewportSize({ width: 360, height: 740 });
  await startScan(page, linkFor, 'Oliver Bennett', email);
  const offer = page.getByRole('button', { name: 'Tell me when this changes' });
  await expect(offer).toBeVisible({ timeout: 40_000 });
  await offer.focus();
  await page.keyboard.press('Enter');
  const told = page.getByRole('region', { name: 'We tell you when this changes' });
  await expect(told).toBeVisible();
  await expect(page.getByText(/^The next scan of .* is due on/)).toBeVisible();
  await expect.poll(async () => (await listedMails(installation.url, email)).join()).toContain('We tell you when this');
  await inspect(page, 'scan-watched', told);

  await otherPage.goto(await linkFor(email, 'stop'));
  await otherPage.getByRole('button', { name: 'Stop watching' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tell me when this changes' })).toBeVisible();
});
