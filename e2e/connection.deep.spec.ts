import type { Page, Route } from '@playwright/test';
import { failure, tab } from './panel.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'connection' });

/** What answers in the product's place: nothing, or something that is broken. */
const ways = {
  'nothing answers': (route: Route) => route.abort(),
  'everything is answered with 500': (route: Route) => route.fulfill({ status: 500, body: 'broken' }),
  'everything is answered with 503': (route: Route) => route.fulfill({ status: 503, body: 'away' }),
} as const;
type Way = keyof typeof ways;
const each = Object.keys(ways) as Way[];

/** From now on, until what it gives is called. Playwright keeps no cache beside: what is not in the page is gone. */
const breakOff = (page: Page, way: Way): Promise<() => void> => interfere(page, '**/*', ways[way]);

/** Opens an address and marks the document, to see later whether it is still the same one. */
async function openMarked(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Nothing is lost.' });

const sendFreeScan = (page: Page) => page.getByRole('button', { name: 'Start Free Scan' }).first().click();

/** Whether the page has asked for scripts of this name by itself. */
const hasFilesOf = (name: string) =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}`));

const email = { Email: 'rosa.offline@example.net' };
const passwords = { Password: 'secret secret pebble', 'Confirm password': 'secret secret pebble' };

/** Every form that anybody may send: its address, its button, and what is typed into it. */
const publicForms: readonly [address: string, button: string, typed: Readonly<Record<string, string>>][] = [
  ['/', 'Start Free Scan', { Name: 'Rosa Lindqvist', ...email }],
  ['/free-scan', 'Start Free Scan', { Name: 'Rosa Lindqvist', ...email }],
  ['/contact', 'Send Message', { Name: 'Rosa', ...email, Subject: 'Hello', Message: 'A question' }],
  ['/never-scan', 'Send me the link', email],
  ['/auth', 'Sign In', { ...email, Password: passwords.Password }],
  ['/auth?tab=sign-up', 'Sign Up', { ...email, ...passwords }],
  ['/auth?view=reset', 'Send Reset Link', email],
];

test('a form keeps what is typed and says what to do, without a connection before it is touched and while everything is answered with 503', async ({
  otherPage: page,
}) => {
  for (const [address, sends, typed] of publicForms) {
    const expectKept = async (said: string) => {
      await page.getByRole('main').getByRole('button', { name: sends, exact: true }).first().click();
      await expect(failure(page, said), address).toBeVisible();
      for (const [label, text] of Object.entries(typed))
        await expect(page.getByLabel(label, { exact: true }), address).toHaveValue(text);
      expect(await isMarked(page), address).toBe(true);
    };
    await openMarked(page, address);
    if (address === '/') await page.waitForFunction(hasFilesOf, 'free-scan');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    await expectKept('You are offline. Nothing is lost');
    await page.context().setOffline(false);
    const mend = await breakOff(page, 'everything is answered with 503');
    await expectKept('Nothing is lost: send it again in a minute.');
    mend();
  }
});

test('a form that waits for the connection says what will happen, and can be stopped', async ({ otherPage: page }) => {
  const mend = await interfere(page, /\/assets\/free-scan|\/__manifest/, ways['nothing answers']);
  await openMarked(page, '/');
  await page.getByLabel('Name').fill('Rosa Lindqvist');
  await page.getByLabel('Email').fill('rosa.stopped@example.net');
  await sendFreeScan(page);
  const waiting = page.getByRole('status').filter({ hasText: 'Your form is sent as soon as the connection is back.' });
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: 'Stop' }).click();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('button', { name: 'Starting…' })).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Lindqvist');
  mend();
  await sendFreeScan(page);
  await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a dialog whose scripts do not come leaves the page, and opens later', async ({ otherPage: page }) => {
  await openMarked(page, '/services');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const opener = page
    .getByRole('main')
    .getByRole('link', { name: /Start Free Scan/ })
    .first();
  await opener.click();
  await expect(failure(page, 'This could not be opened.')).toBeVisible();
  await page.context().setOffline(false);
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Free Privacy Scan' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a free scan and its mailed page keep what is there while everything is answered with 500, and go on later', {
  ...proves('ERR-059'),
}, async ({ otherPage: page, linkFor }) => {
  const [address, way] = ['mailed.later@example.net', 'everything is answered with 500'] as const;
  const isRefused = () => expect(failure(page, 'Failed to start your scan. Please try again.')).toContainText('Error');
  await openMarked(page, '/');
  await page.getByLabel('Name').fill('Rosa Lindqvist');
  await page.getByLabel('Email').fill(address);
  // Whoever types is slower than the scripts that the form is sent with.
  await page.waitForFunction(hasFilesOf, 'free-scan');
  await page.waitForLoadState('networkidle');
  const mend = await breakOff(page, way);
  await sendFreeScan(page);
  await isRefused();
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Lindqvist');
  await expect(page.getByLabel('Email')).toHaveValue(address);
  expect(await isMarked(page)).toBe(true);
  mend();
  await sendFreeScan(page);
  await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();

  await page.goto(await linkFor(address));
  const mendAgain = await breakOff(page, way);
  await page.getByRole('button', { name: 'Start my scan' }).click();
  await isRefused();
  await expect(page.getByRole('heading', { name: 'Your scan is ready to start' })).toBeVisible();
  mendAgain();
  await page.getByRole('button', { name: 'Start my scan' }).click();
  await page.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
});

test('a customer’s page stays whatever answers, and the one they chose opens by itself afterwards', async ({
  otherPage: page,
  signedIn,
}) => {
  await signedIn(page);
  await openMarked(page, '/dashboard');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  let shown = heading('No scans yet');
  // Their scripts are not here yet.
  const chosen = ['Billing', 'Activity Log', 'My Scans'];
  for (const [place, way] of each.entries()) {
    const name = chosen[place] ?? '';
    await expect(shown).toBeVisible();
    const mend = await breakOff(page, way);
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click();
    await expect(notice(page), way).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    mend();
    shown = page.getByRole('heading', { name, level: 1 });
    await expect(shown, way).toBeVisible({ timeout: 30_000 });
    await expect(notice(page)).toHaveCount(0);
  }
  expect(await isMarked(page)).toBe(true);
});

test('the panel stays whatever answers, says what could not be read, and opens the tab afterwards', {
  ...proves('ERR-011'),
}, async ({ otherPage: page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await openMarked(page, '/admin/orders');
  let shown = 'Orders';
  const chosen = [
    ['User Management', 'Failed to load users.'],
    ['Blog Management', 'Failed to load blog posts.'],
    ['Audit Log', 'Failed to load audit logs.'],
  ] as const;
  for (const [place, way] of each.entries()) {
    const [name, said] = chosen[place] ?? ['', ''];
    const mend = await breakOff(page, way);
    await tab(page, name).click();
    await expect(failure(page, `${said} The page opens as soon as the connection is back.`), way).toBeVisible();
    await expect(failure(page, said)).toContainText('Error');
    await expect(page.getByRole('heading', { name: shown, level: 2, exact: true })).toBeVisible();
    mend();
    shown = name;
    await expect(page.getByRole('heading', { name: shown, level: 2, exact: true }), way).toBeVisible({
      timeout: 30_000,
    });
    await expect(failure(page, said)).toHaveCount(0);
  }
  expect(await isMarked(page)).toBe(true);
});

test('what cannot be read again of the shell stays, with the page in it, and is read again', async ({
  otherPage: page,
  signedIn,
}) => {
  await signedIn(page);
  await openMarked(page, '/dashboard');
  let asked = 0;
  const mend = await interfere(page, /\.data\?_routes=root$/, (route) => {
    asked++;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  await page.getByRole('link', { name: 'My Scans' }).click();
  await expect(page.getByRole('heading', { name: 'My Scans', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Activity Log' }).click();
  await expect(page.getByRole('heading', { name: 'Activity Log', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  expect(asked).toBeGreaterThan(0);
  mend();
  const answered = page.waitForResponse((answer) => /_routes=root/.test(answer.url()) && answer.ok());
  await answered;
  await expect(page.getByRole('heading', { name: 'Activity Log', level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a click before the router has heard of the page waits for the connection', async ({ otherPage: page }) => {
  const mend = await interfere(page, /__manifest|\.data/);
  await openMarked(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Free Scan' }).first()).toBeVisible();
  mend();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible({ timeout: 30_000 });
  expect(await isMarked(page)).toBe(true);
});

test('a page whose stream is open is not asked for again and again', async ({ otherPage: page, signedIn }) => {
  await signedIn(page);
  await page.clock.install();
  const live = page.waitForResponse(/\/live\?/);
  await page.goto('/dashboard/scans');
  await live;
  await page.waitForTimeout(2_000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Less than the stream may be silent, which says something each quarter of a minute.
  await page.clock.runFor(25_000);
  await page.waitForTimeout(1_000);
  expect(asked.filter((path) => path === '/readyz' || path.endsWith('.data'))).toEqual([]);
});
