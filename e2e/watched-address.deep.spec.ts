import { expect, startScan, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon() });

test('a visitor who is told ends it by the mail’s link, as often as it is pressed', async ({
  page,
  otherPage,
  linkFor,
}) => {
  const email = 'oliver.ends@bennett.example';
  await startScan(page, linkFor, 'Oliver Bennett', email);
  await page.getByRole('button', { name: 'Tell me when this changes' }).click({ timeout: 40_000 });
  const stop = await linkFor(email, 'stop');
  for (const _ of ['first', 'second']) {
    await otherPage.goto(stop);
    await otherPage.getByRole('button', { name: 'Stop watching' }).click();
    await expect(otherPage.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tell me when this changes' })).toBeVisible();
});
