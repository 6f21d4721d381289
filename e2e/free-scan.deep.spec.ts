import { person } from './free-scan.fixture.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { dismiss } from './panel.ts';
import { expect, proves, requestScan, startScan, test } from './test.ts';

// The longest file; whoever is free takes a part of it.
test.describe.configure({ mode: 'parallel' });

/** Addresses asked once per day and mailbox: each test varies the person's address by case only where it must. */
test.describe('a visitor', () => {
  test('whose link is opened elsewhere is told that it was, and nothing else', async ({ page, otherPage, linkFor }) => {
    const email = 'waits.elsewhere@bennett.example';
    await requestScan(page, 'Oliver Bennett', email);
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
    await otherPage.goto(await linkFor(email));
    await otherPage.getByRole('button', { name: 'Start my scan' }).click();
    await otherPage.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Your scan has started' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: /scan\// })).toHaveCount(0);
    expect(await page.content()).not.toContain(otherPage.url().split('/').at(-1));
  });

  test('opens a link in one browser, and is mailed a new one for another', async ({ page, openPage, linkFor }) => {
    const email = 'opens.twice@bennett.example';
    await requestScan(page, 'Oliver Bennett', email);
    const link = await linkFor(email);
    const [first, second] = [await openPage(), await openPage()];
    await first.goto(link);
    await first.getByRole('button', { name: 'Start my scan' }).click();
    await first.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
    await second.goto(link);
    await second.getByRole('button', { name: 'Start my scan' }).click();
    await expect(second.getByRole('heading', { name: 'Opened in another browser' })).toBeVisible();
    await inspect(second, 'link-elsewhere');
    await second.getByRole('button', { name: 'Mail me a new link' }).click();
    await expect(second.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
    await expect.poll(() => linkFor(email), { timeout: 40_000 }).not.toBe(link);
    await second.goto(await linkFor(email));
    await second.getByRole('button', { name: /^(Start my scan|See my result)$/ }).click();
    await expect(second).toHaveURL(first.url());
  });

  test('has the whole form on the first screen of a small phone; one with a blank field is not sent', {
    ...proves('SCAN-003'),
  }, async ({ page, installation }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Start Free Scan' }).first();
    const box = await button.boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    const address = page.getByLabel('Email');
    await address.fill('christopher.bartholomew@longdomain.co.uk');
    await address.blur();
    expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    for (const [name, email] of [
      ['', ''],
      ['   ', 'alice@example.com'],
      ['Alice', '   '],
    ] as const) {
      await page.getByLabel('Name').fill(name);
      await address.fill(email);
      await button.click();
      const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
      await expect(toast).toContainText('Name and email are required to start your free scan.');
      await dismiss(page);
    }
    expect(await (await fetch(`${installation.url}/dev/mail`)).text()).not.toContain('alice@example.com');
  });

  test('opens the result with a mailed link alone, also where the device has forgotten it', {
    tag: '@postgres',
  }, async ({ page, otherPage, linkFor }) => {
    const grace = person('Grace Kimani');
    await startScan(page, linkFor, grace.name, grace.email);
    const address = page.url();
    const strange = await otherPage.request.get(address);
    expect(strange.status()).toBe(404);
    expect(await strange.text()).not.toContain(grace.email);
    expect((await otherPage.request.get('/scan/0190aaaa-0000-7000-8000-000000000000')).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
    const link = await linkFor(grace.email);
    await page.getByRole('button', { name: 'Forget on this device' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Forgotten on this device' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByText(grace.email)).toHaveCount(0);
    expect((await page.goto(address))?.status()).toBe(404);
    await page.goto(link);
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
  });

  test('whose sources answer with attacks reads a report in which nothing runs, and keeps it with a password', {
    tag: '@postgres',
  }, async ({ page, linkFor, installation }) => {
    const { name, email } = person('Viktor Stone');
    await startScan(page, linkFor, name, email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 45_000 });
    await page.getByLabel('New password', { exact: true }).fill('a calm harbour');
    await page.getByLabel('Confirm new password').fill('a calm harbour');
    await page.getByRole('button', { name: 'Keep this result' }).click();
    await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('status').filter({ hasText: 'Your account is open' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
    await expect
      .poll(async () => (await listedMails(installation.url, email)).join())
      .toContain('Your account is open');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole journey works, on a page that refreshes itself', { tag: '@postgres' }, async ({ page, linkFor }) => {
    const kenji = person('Kenji Tanaka');
    await requestScan(page, '', '', '/');
    await expect(page.getByRole('alert')).toContainText('Please fill in all fields');
    await requestScan(page, kenji.name, `KENJI@tanaka.example`, '/');
    await expect(page.getByRole('status')).toContainText('Free Scan Started');
    await expect(page.getByRole('heading', { name: 'Check KENJI@tanaka.example' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();
    await page.goto(await linkFor(kenji.email));
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 45_000 });
  });
});
