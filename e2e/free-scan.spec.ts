import { person } from './free-scan.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, proves, requestScan, test } from './test.ts';

// The longest file; whoever is free takes a part of it.
test.describe.configure({ mode: 'parallel' });

/** Addresses asked once per day and mailbox: each test varies the person's address by case only where it must. */
test.describe('a visitor', () => {
  test('starts a free scan, opens the mailed link, watches the sources answer and reads the result', {
    ...proves('GEN-001', 'SCAN-001', 'SCAN-002', 'SCAN-004', 'PUB-001', 'ERR-067'),
    tag: '@postgres',
  }, async ({ page, installation, linkFor }) => {
    const oliver = person('Oliver Bennett');
    // What tests a source is about nobody, and other scans are about others.
    const asked = () => installation.sandbox.requests.filter(({ about }) => /oliver/i.test(about ?? ''));
    const letGo = installation.sandbox.controls.hold();
    await requestScan(page, oliver.name, oliver.email, '/');
    await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();
    const link = await linkFor(oliver.email);
    expect(asked(), 'questions before the mailbox was proved').toEqual([]);

    await page.goto(link);
    expect(asked(), 'questions after merely reading the page').toEqual([]);
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('heading', { name: 'Scan in progress' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Scan progress' })).toBeVisible();
    await expect(page.getByText('Checking…').first()).toBeVisible();
    letGo();

    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('img', { name: /^Risk score \d+( to \d+)? out of 100/ })).toBeVisible();
    await expect(page.getByText(/\d+ of \d+ sources checked/).first()).toBeVisible();
    const finding = page.locator('details[id^="finding-"]').first();
    for (const fact of ['Exposed', 'Where', 'Since', 'How sure', 'Why it matters', 'What to do next']) {
      await expect(finding.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test('is told what to do with the mail, may correct the address, and is led to the scan by the link', async ({
    page,
    linkFor,
  }) => {
    const oliver = person('Oliver Bennett');
    const mistyped = 'oliver.bennet@typo.example';
    await requestScan(page, oliver.name, mistyped, '/');
    await expect(page.getByRole('heading', { name: `Check ${mistyped}` })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await expect(page.getByText('We can send another one in 15 minutes.')).toBeVisible();
    await page.getByRole('link', { name: 'Change it' }).click();
    await expect(page.getByLabel('Name')).toHaveValue(oliver.name);
    await expect(page.getByLabel('Email')).toHaveValue(mistyped);
    const email = 'oliver.waits@bennett.example';
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Start Free Scan' }).first().click();
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
    await inspect(page, 'check-mailbox');
    const mailed = await page.context().newPage();
    await mailed.goto(await linkFor(email));
    await mailed.getByRole('button', { name: 'Start my scan' }).click();
    await mailed.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
    await page.waitForURL(mailed.url(), { timeout: 30_000 });
  });
});
