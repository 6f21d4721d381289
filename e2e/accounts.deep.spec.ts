import { createHash } from 'node:crypto';
import { password } from './accounts.fixture.ts';
import { signIn } from './accounts.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';
import { alert, interfere } from './watch.ts';

test('a password that is being chosen is checked without leaving the browser, and is pasted as any text is', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const [known, hash] = ['Password123!', createHash('sha1').update('Password123!').digest('hex').toUpperCase()];
  const field = page.getByLabel('Password', { exact: true });
  const warning = page.getByText('This password appears in known data breaches.');
  await page.goto('/auth?tab=sign-up');
  await field.pressSequentially(known);
  await page.getByLabel('Confirm password').pressSequentially(known);
  await expect(warning).toBeVisible();
  const questions = sent.filter((one) => one.includes('/auth/new-password'));
  expect(questions.map((one) => one.split(' ')[1])).toEqual([`prefix=${hash.slice(0, 5)}`]);
  for (const piece of ['Password123', 'Passw', hash.slice(5), hash.slice(0, 6)])
    expect(sent.filter((one) => decodeURIComponent(one).includes(piece))).toEqual([]);
  await field.fill('12345');
  await expect(warning).toHaveCount(0);

  await page.getByLabel('Full name').fill('a passphrase from elsewhere');
  await page.getByLabel('Full name').press('Control+A');
  await page.getByLabel('Full name').press('Control+C');
  await field.press('Control+A');
  await field.press('Control+V');
  await expect(field).toHaveValue('a passphrase from elsewhere');
});

test('a stranger who signs up first knows no password of the account that the mail opens', async ({
  page,
  otherPage: mallory,
  installation,
  linkFor,
}) => {
  const email = 'taken.first@example.com';
  const form = { email, password, confirm: password, fullName: 'Mallory' };
  await mallory.request.post('/auth?tab=sign-up', { form, headers: { origin: installation.url } });
  await page.goto(await linkFor(email, 'confirmation'));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await inspect(page, 'auth-choose-password');
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm new password').fill('12345');
  const open = page.getByRole('button', { name: 'Confirm and open my account' });
  await open.click();
  await expect(alert(page, 'Password must be at least 6 characters long.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('what only I know');
  await page.getByLabel('Confirm new password').fill('what only I know');
  const mend = await interfere(page, '**/auth/link.data*');
  await open.click();
  await expect(alert(page, 'An unexpected error occurred. Please try again.')).toBeVisible();
  mend();
  await open.click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Mallory')).toHaveCount(0);
  await mallory.goto('/auth');
  await signIn(mallory, { email, password });
  await expect(alert(mallory, 'Invalid email or password.')).toBeVisible();
});
