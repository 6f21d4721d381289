import type { Page } from '@playwright/test';
import { fill, mailsTo, think, written } from './contact.fixture.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

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

test.describe('in Hong Kong', () => {
  test.use({ timezoneId: 'Asia/Hong_Kong' });

  test('the office hours also read in the visitor’s own time', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('5:00 pm to 2:00 am your time')).toBeVisible();
    await expect(page.getByText('Your time is that of Asia/Hong Kong.')).toBeVisible();
  });
});
