import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { copyOfPicture } from '#sandbox/hosts/pictures.ts';
import { isHydrated, isSameDocument, openUntouched } from './from-memory.ts';
import { fillFields, framework, rosa, scanStarted, startButton } from './late-scripts.fixture.ts';
import { waitForHydration } from './patience.ts';
import { expect, requestScan, test } from './test.ts';
import { holdBack, postsOf } from './watch.ts';

const MOST_SCRIPT_BYTES = 20 * 1024;

const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ name }) => name.endsWith('.js')).reduce((sum, file) => sum + file.encodedBodySize, 0);
  });

/** What the sitemap does not name. */
const unlisted = ['/auth', '/auth?tab=sign-up', '/auth?view=reset'];
/** Their policy forbids the requests by which waiting scripts are brought, so theirs start at once. */
const closed = ['/mailbox', '/password-check', '/photo-metadata'];
const listed = [
  ...['/', '/services', '/sample-report', '/blog', '/contact', '/sources', '/verify', '/transparency', '/status'],
  ...['/removals', '/api', '/es', '/fr', '/es/free-scan', '/fr/free-scan', '/es/sample-report', '/fr/sample-report'],
  ...[
    '/what-we-keep',
    '/free-scan',
    '/never-scan',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/gdpr-compliance',
  ],
];

test('every public page is among those whose scripts are weighed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const weighed = paths.filter((path) => !path.startsWith('/blog/') && !closed.includes(path));
  expect(weighed.filter((path) => !listed.includes(path))).toEqual([]);
});

/** That every page runs its scripts once it is touched is what each journey relies on, see patience.ts. */
test('every public page loads at most 20 KB of scripts until it is touched', async ({ page }) => {
  const weigh = async (tab: Page, paths: readonly string[]) => {
    for (const path of paths) {
      await openUntouched(tab, path);
      await tab.waitForLoadState('networkidle');
      const bytes = await scriptBytes(tab);
      expect(bytes, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      expect(await isHydrated(tab), path).toBe(false);
    }
  };
  // Half of the time is waiting for half a second without a request.
  const [all, second] = [[...listed, ...unlisted], await page.context().newPage()];
  const half = Math.ceil(all.length / 2);
  await Promise.all([weigh(page, all.slice(0, half)), weigh(second, all.slice(half))]);
  await waitForHydration(page);
});

test('a page for one visitor waits as well, and its form is sent once the scripts are here', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  const posts = postsOf(page);
  await openUntouched(page, '/contact');
  const message = {
    ...rosa,
    Email: 'rosa.contact@example.net',
    Subject: 'A question',
    Message: 'How long do you keep a scan?',
  };
  await fillFields(page, message);
  // What is sent faster than a person can write counts as a machine's.
  await page.waitForTimeout(2_200);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await scripts.release();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
  expect(posts).toEqual(['/contact.data']);
  expect(await isSameDocument(page)).toBe(true);
});

test('a browser that waits for the mail of its scan loads as little', async ({ page }) => {
  await requestScan(page, rosa.Name, 'rosa.again@example.net');
  await expect(scanStarted(page)).toBeVisible();
  await openUntouched(page, '/services');
  await page.waitForLoadState('networkidle');
  expect(await scriptBytes(page)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('the menu opens before the scripts are here, and closes with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/');
  await page.getByRole('link', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await scripts.release();
  await expect(menu).toBeHidden();
});

test('a dialog that is asked for before the scripts are here opens once they are', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/services');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Scan' }).first().click();
  await scripts.release();
  await expect(page.getByRole('dialog', { name: 'Free Privacy Scan' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

const notOurs = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"dear": "Rosa"}') };
const notAReport = (page: Page) => page.getByRole('status').filter({ hasText: 'This is not one of our reports' });

test('a file that is chosen before the scripts are here is checked once they are', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/verify');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(notOurs);
  await scripts.release();
  await expect(notAReport(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a file that is dropped before the scripts are here is checked once they are', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/verify');
  await page.waitForLoadState('networkidle');
  const dropped = await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'letter.json'));
    const zone = document.querySelector('[data-takes-files]');
    const options = { bubbles: true, cancelable: true, dataTransfer };
    return ['dragenter', 'dragover', 'drop'].map((name) => zone?.dispatchEvent(new DragEvent(name, options)));
  }, String(notOurs.buffer));
  // Whoever prevents both keeps the browser from leaving the page to show the file.
  expect(dropped).toEqual([true, false, false]);
  await scripts.release();
  await expect(notAReport(page)).toBeVisible();
});

test('a checkpoint that is given before the scripts are here is checked once they are, and nowhere else', async ({
  page,
}) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/transparency');
  await page.getByLabel('A checkpoint that you kept').fill('No checkpoint');
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  // Longer than what the browser could answer would be held.
  await page.waitForTimeout(5_500);
  await expect(page).toHaveURL('/transparency');
  await scripts.release();
  await expect(page.getByRole('status').filter({ hasText: 'This is not a checkpoint.' })).toBeVisible();
  await expect(page.getByLabel('A checkpoint that you kept')).toHaveValue('No checkpoint');
});

test('an account is signed in to that was typed before the scripts are here', async ({ page, signedIn }) => {
  const account = await signedIn(page);
  await page.context().clearCookies();
  const scripts = await holdBack(page, framework);
  const posts = postsOf(page);
  await openUntouched(page, '/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await scripts.release();
  await expect(page).toHaveURL('/dashboard');
  expect(posts).toEqual(['/auth.data']);
});

test('a passkey can be asked for before the scripts are here', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/auth');
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await scripts.release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('button', { name: /^(Use a passkey|Waiting for your device…)$/ })).toBeVisible();
});

test('what is typed and which theme is chosen while the scripts are on their way stay with them', async ({ page }) => {
  const scripts = await holdBack(page, framework);
  await openUntouched(page, '/');
  await fillFields(page, rosa);
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await scripts.release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  for (const [label, text] of Object.entries(rosa)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await openUntouched(page, '/blog');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await isHydrated(page)).toBe(false);
});

test('a form that is sent without a connection is kept, with a notice, and sent when it is back', async ({ page }) => {
  await openUntouched(page, '/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fillFields(page, { ...rosa, Email: 'rosa.away@example.net' });
  await startButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is lost.' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(rosa.Name);
  await page.context().setOffline(false);
  await expect(scanStarted(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a form whose scripts are gone from the service is sent by the browser', async ({ page }) => {
  await page.route(framework, (route) => route.fulfill({ status: 404 }));
  await openUntouched(page, '/');
  await fillFields(page, { ...rosa, Email: 'rosa.gone@example.net' });
  await startButton(page).click();
  await expect(scanStarted(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that nobody touches shows a new logo', async ({ page, otherPage, installation, signedIn }) => {
  const picture = 'https://pictures.example/logo.png';
  const live = page.waitForRequest(/\/live\?/);
  await openUntouched(page, '/services');
  await live;
  await signedIn(otherPage, { as: 'owner' });
  const form = { intent: 'add', id: randomUUID(), assetType: 'logo', assetUrl: picture };
  const headers = { origin: installation.url };
  expect((await otherPage.request.post('/admin/branding', { form, headers })).status()).toBeLessThan(400);
  await expect(page.locator(`header img[src="${copyOfPicture(picture)}"]`)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that nobody touches shows who signed in in another tab', async ({ page, signedIn }) => {
  await openUntouched(page, '/services');
  const tab = await page.context().newPage();
  await signedIn(tab);
  await tab.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('Account menu')).toBeAttached();
});

test('a page that nobody touches tells other tabs that nobody is signed in any more', async ({ page, signedIn }) => {
  await signedIn(page);
  const tab = await page.context().newPage();
  await tab.route(/\/live\?/, (route) => route.abort());
  await tab.goto('/dashboard');
  await page.context().clearCookies();
  await openUntouched(page, '/services');
  await expect(tab).toHaveURL(/\/auth/);
});
