import { bandLabel } from '#contract/scans/severity.ts';
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

  test('has the button of the form on the first screen of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const box = await page.getByRole('button', { name: 'Start Free Scan' }).first().boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
    const email = page.getByLabel('Email');
    await email.fill('christopher.bartholomew@longdomain.co.uk');
    await email.blur();
    expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

  test('who leaves a field blank is told, and nothing is sent', proves('SCAN-003'), async ({ page, installation }) => {
    await page.goto('/free-scan');
    for (const [name, email] of [
      ['', ''],
      ['   ', 'alice@example.com'],
      ['Alice', '   '],
    ] as const) {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Start Free Scan' }).first().click();
      const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
      await expect(toast).toContainText('Name and email are required to start your free scan.');
      await dismiss(page);
    }
    const mails = await (await fetch(`${installation.url}/dev/mail`)).text();
    expect(mails).not.toContain('alice@example.com');
  });

  test('gets the same answer for an address that is known and one that is not', async ({ page, linkFor }) => {
    const priya = person('Priya Nair');
    const texts: string[] = [];
    for (const email of [priya.email, 'nobody.at.all@example.org', priya.email.toUpperCase()]) {
      await requestScan(page, 'Somebody', email);
      const toast = page.getByRole('status').filter({ hasText: 'Free Scan Started' });
      await expect(toast).toBeVisible();
      texts.push((await toast.textContent()) ?? '');
    }
    expect(new Set(texts).size).toBe(1);
    await linkFor(priya.email);
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

  test('keeps the result with a password, and is told by mail', { tag: '@postgres' }, async ({
    page,
    linkFor,
    installation,
  }) => {
    const email = 'grace.keeps@kimani.example';
    await startScan(page, linkFor, 'Grace Kimani', email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
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

  test('with a mangled link is told so, and can start again', async ({ request, installation }) => {
    const token = 'A'.repeat(43);
    const headers = { origin: installation.url };
    const answer = await request.post('/scan/open', { form: { token }, headers });
    expect(await answer.text()).toMatch(/href="\/"[^>]*>Start again</);
  });

  test('finds that nothing found is said as such, and then on the home page how many sources answer', async ({
    page,
    linkFor,
  }) => {
    const nora = person('Nora Whitfield');
    await startScan(page, linkFor, nora.name, nora.email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('img', { name: /^Risk score 0( to \d+)? out of 100: Quiet/ })).toBeVisible();
    // With a query: the page in memory may be half a minute older than the scan.
    await page.goto('/?drawn=anew');
    await expect(page.getByText(/checks \d+ live data sources/)).toBeVisible();
  });

  test('whose sources fail gets no score and the gaps by name, never a clean bill', { tag: '@postgres' }, async ({
    page,
    linkFor,
  }) => {
    const hannah = person('Hannah Reed');
    await startScan(page, linkFor, hannah.name, hannah.email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 45_000 });
    await expect(page.getByText('Not enough answered to give a score').first()).toBeVisible();
    await expect(page.getByText(/^Not checked: /).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Risk score/ })).toHaveCount(0);
  });

  test('whose sources answer with attacks reads a report in which nothing runs', async ({ page, linkFor }) => {
    const viktor = person('Viktor Stone');
    await startScan(page, linkFor, viktor.name, viktor.email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 45_000 });
  });
});

test.describe('a visitor before vendors whom nobody has asked yet', () => {
  test.use({ installationOf: 'everything' });

  test('with everything, everywhere is told so in its score', async ({ page, linkFor }) => {
    const isla = person('Isla Everly');
    await startScan(page, linkFor, isla.name, isla.email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
    const name = new RegExp(`^Risk score \\d+( to \\d+)? out of 100: ${bandLabel.critical}`);
    await expect(page.getByRole('img', { name })).toBeVisible();
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
