import type { Page } from '@playwright/test';
import { expect, requestScan, test } from './test.ts';

// Its mail leaves for a server of its own, where nothing listens: what is mailed is no part of this.
test.use({ installationOf: 'mail server of its own', environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });

const openers = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Open (?!menu)/ });

for (const [email, name, address] of [
  ['oliver.opens@gmail.com', 'Gmail', 'https://mail.google.com/mail/'],
  ['oliver.opens@hotmail.co.uk', 'Outlook', 'https://outlook.live.com/mail/'],
  ['oliver.opens@pm.me', 'Proton Mail', 'https://mail.proton.me/'],
  ['oliver.opens@gmx.de', 'GMX', 'https://www.gmx.net/'],
] as const)
  test(`whoever waits for the mail to ${email} opens ${name} in another tab, and the page keeps waiting`, async ({
    page,
  }) => {
    await page.context().route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body: name }));
    await requestScan(page, 'Oliver Bennett', email);
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
    await expect(openers(page)).toHaveCount(1);
    const [opened] = await Promise.all([page.waitForEvent('popup'), openers(page).click()]);
    await opened.waitForURL(address);
    expect(await opened.evaluate(() => document.referrer)).toBe('');
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
  });

for (const email of ['oliver.opens@bennett.example', 'oliver.opens@gmail.com.example.org', 'oliver@notgmail.example'])
  test(`the mailbox of ${email} is not known, and no link leads to a wrong place`, async ({ page }) => {
    await requestScan(page, 'Oliver Bennett', email);
    await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    await expect(openers(page)).toHaveCount(0);
  });
