import type { Page } from '@playwright/test';
import { inspect, policyReports } from './inspect.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

const written = {
  Name: 'Alice Archer',
  Email: 'alice.archer@example.com',
  Subject: 'A question about deletion',
  Message: 'How long do you keep a scan?\n\nThank you.',
};

async function fill(page: Page, values: Partial<typeof written> = written): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** A person needs longer; what is faster counts as a machine. */
const think = (page: Page) => page.waitForTimeout(2_200);

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function mailsTo(url: string): Promise<string> {
  return (await fetch(`${url}/dev/mail`)).text();
}

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

test('every field is required: without it nothing is sent', {
  ...proves('PUB-071', 'PUB-072', 'PUB-073', 'PUB-074'),
}, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await page.goto('/contact');
    posts.length = 0;
    await fill(page, { ...written, [label]: '' });
    await think(page);
    await send(page);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    expect(posts).toEqual([]);
    await fill(page, { [label]: '   ' });
    await send(page);
    const shown =
      label === 'Email' ? page.getByLabel('Email', { exact: true }) : page.locator('[data-part="field-error"]');
    await expect(shown).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toHaveCount(0);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      label === 'Message' ? '   ' : written.Message,
    );
  }
});

test('a message that cannot be kept is told as such, and nothing typed is lost', {
  ...proves('ERR-061'),
}, async ({ browser, installation }) => {
  const context = await browser.newContext({ baseURL: installation.url });
  const page = await context.newPage();
  for (const fail of [
    (url: string) => interfere(page, url),
    (url: string) => interfere(page, url, (route) => route.fulfill({ status: 500, body: 'broken' })),
  ]) {
    await page.goto('/contact');
    await fill(page);
    await think(page);
    const mend = await fail('**/contact.data*');
    await send(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
    await expect(toast).toContainText('Error');
    for (const [label, value] of Object.entries(written))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    mend();
  }
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
  await context.close();
});

/** Sends the form as if it had been drawn this moment, whatever the machine has to do besides. */
const sendAtOnce = (page: Page) =>
  page.evaluate(async () => {
    const drawn = new DOMParser().parseFromString(await (await fetch('/contact')).text(), 'text/html');
    const token = (root: Document) => root.querySelector<HTMLInputElement>('input[name=token]');
    const [fresh, field] = [token(drawn), token(document)];
    if (!fresh || !field) throw new Error('there is no form');
    field.value = fresh.value;
    field.form?.requestSubmit();
  });

test('what is sent faster than a person can write is refused, and can be sent again', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, { ...written, Subject: 'Too fast' });
  await sendAtOnce(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(written.Message);
  await think(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
});

test('who fills in the field that nobody sees gets nowhere', async ({ page, installation }) => {
  await page.goto('/contact');
  await fill(page, { ...written, Subject: 'Cheap pills' });
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await think(page);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible();
  expect(await mailsTo(installation.url)).not.toContain('Cheap pills');
});

test('who sends very many messages is told to wait, and how to write otherwise', async ({ page }) => {
  await page.goto('/contact');
  await think(page);
  for (let n = 0; n < 5; n++) {
    await fill(page, { ...written, Subject: `Number ${n}` });
    await send(page);
    await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('');
    // The next form is drawn once the page has loaded its data again.
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await think(page);
  }
  await fill(page);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' })).toContainText(
    'hello@quietprint.example',
  );
});

test('details, office hours, the emergency contact and the number for danger are there', {
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
});

test.describe('in Hong Kong', () => {
  test.use({ timezoneId: 'Asia/Hong_Kong' });

  test('the office hours also read in the visitor’s own time', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('5:00 pm to 2:00 am your time')).toBeVisible();
    await expect(page.getByText('Your time is that of Asia/Hong Kong.')).toBeVisible();
  });
});

test('axe finds nothing serious on the contact page', async ({ page }) => {
  await page.goto('/contact');
  await inspect(page, 'contact');
});
