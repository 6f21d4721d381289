import { answerPwnedPasswords } from '#sandbox/hosts/pwned-passwords.ts';
import { inspect, policyReports } from './inspect.ts';
import { listRequests, madeMailbox, photoWithPlace, savedBy } from './mailbox.fixture.ts';
import { expect, test } from './test.ts';

test('a visitor reads a mailbox, and nothing is asked for from the moment a file is chosen', async ({
  page,
  otherPage,
}) => {
  const reports = await policyReports(page);
  await page.goto('/');
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/mailbox');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Read your mailbox' }).click();
  expect((await opened).headers()['content-security-policy']).toContain("connect-src 'none'");
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  await inspect(page, 'mailbox');
  expect(await reports()).toEqual([]);
  const asked = listRequests(page);

  const mbox = { name: 'All mail.mbox', mimeType: 'application/mbox', buffer: madeMailbox() };
  await page.getByLabel('Mail files').setInputFiles(mbox);
  await expect(page.getByRole('heading', { level: 2, name: '20 accounts in this mailbox' })).toBeVisible();
  await page.getByLabel('Search').fill('adobe');
  const adobe = page.getByRole('listitem').filter({ hasText: 'adobe.com' }).first();
  await adobe.getByText('adobe.com').first().click();
  await expect(adobe).toContainText('“Welcome to Adobe”');
  await expect(adobe.getByRole('link', { name: /^Close the account at / })).toBeVisible();
  const { name, content } = await savedBy(page, 'Save as CSV');
  expect(name).toBe('accounts.csv');
  expect(String(content)).toContain(',adobe.com,2012-06-02,2012-06-02,1,');
  await inspect(page, 'mailbox-found');
  expect(await reports()).toEqual([]);
  expect(asked).toEqual([]);

  await otherPage.goto('/mailbox');
  const refused = await otherPage.evaluate(() =>
    fetch('/healthz').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(refused).toBe('refused');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clean a photo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clean a photo');
});

test('a visitor checks a password and cleans a photo', async ({ page }) => {
  await page.route('https://api.pwnedpasswords.com/**', (route) => {
    const url = new URL(route.request().url());
    const { body } = answerPwnedPasswords({ url, headers: route.request().headers() } as Parameters<
      typeof answerPwnedPasswords
    >[0]);
    return route.fulfill({ status: 200, body: String(body), headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto('/password-check');
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeEnabled();
  const asked = listRequests(page);
  const check = async (password: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await check('letmein12345');
  await expect(page.getByRole('status').filter({ hasText: 'It was found 3,201 times' })).toBeVisible();
  await check('nobody has ever typed this sentence');
  await expect(page.getByRole('heading', { name: 'Not in a known breach' })).toBeVisible();
  for (const address of asked) expect(address).toMatch(/^https:\/\/api\.pwnedpasswords\.com\/range\/[0-9A-F]{5}$/);
  await inspect(page, 'password-check');

  await page.goto('/photo-metadata');
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeEnabled();
  const askedThere = listRequests(page);
  await page
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'leeds.jpg', mimeType: 'image/jpeg', buffer: photoWithPlace() });
  await expect(page.getByText('53.80000° north, 1.55000° west')).toBeVisible();
  await expect(page.getByText('Pocket 9')).toBeVisible();
  await inspect(page, 'photo-metadata');
  const { name, content } = await savedBy(page, 'Save without it');
  expect(name).toBe('leeds-clean.jpg');
  expect(content.includes('Pocket')).toBe(false);
  await page.getByLabel('Photos', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer: content });
  await expect(page.getByText('Where it was taken')).toBeHidden();
  await expect(page.getByRole('article', { name }).getByText('1 further entry')).toBeVisible();
  expect(askedThere).toEqual([]);
});
