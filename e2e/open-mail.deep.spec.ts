import { expect, requestScan, test } from './test.ts';

// Its mail leaves for a server of its own, where nothing listens: what is mailed is no part of this.
test.use({ installationOf: 'mail server of its own', environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });

test('whoever waits for a mail opens their mailbox in another tab, and the page keeps waiting', async ({ page }) => {
  const [email, mailbox] = ['oliver.opens@gmail.com', 'https://mail.google.com/mail/'];
  await page.context().route(`${mailbox}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Gmail' }));
  await requestScan(page, 'Oliver Bennett', email);
  await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
  const opener = page.getByRole('main').getByRole('link', { name: /^Open (?!menu)/ });
  await expect(opener).toHaveCount(1);
  const [opened] = await Promise.all([page.waitForEvent('popup'), opener.click()]);
  await opened.waitForURL(mailbox);
  expect(await opened.evaluate(() => document.referrer)).toBe('');
  await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
});
