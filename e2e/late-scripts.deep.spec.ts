import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { firstLanguage } from '#contract/base/languages.ts';
import { addressIn, languagesOf, plainPath } from '#contract/base/translated-pages.ts';
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

const inEachLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => languagesOf(path).map((code) => addressIn(code, path)));

/** What the sitemap does not name. */
const unlisted = ['/auth', '/auth?tab=sign-up', '/auth?view=reset'];
/** Their policy forbids the requests by which waiting scripts are brought, so theirs start at once. */
const closed = inEachLanguage(['/mailbox', '/password-check', '/photo-metadata']);
const listed = [
  ...['/', '/services', '/sample-report', '/blog', '/contact', '/sources', '/verify', '/transparency', '/status'],
  ...['/removals', '/api', '/what-we-keep', '/free-scan', '/never-scan'],
  ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/gdpr-compliance'],
];
const inOneLanguage = (path: string, index: number) => {
  const codes = languagesOf(path);
  return addressIn(codes[index % codes.length] ?? firstLanguage, path);
};

/** That every page runs its scripts once it is touched is what each journey relies on, see patience.ts. */
test('every public page loads at most 20 KB of scripts until it is touched', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  const known = inEachLanguage(listed);
  const weighed = paths.filter((path) => !plainPath(path).startsWith('/blog/') && !closed.includes(path));
  expect(weighed.filter((path) => !known.includes(path))).toEqual([]);

  const weigh = async (tab: Page, addresses: readonly string[]) => {
    for (const address of addresses) {
      await openUntouched(tab, address);
      await tab.waitForLoadState('networkidle');
      const bytes = await scriptBytes(tab);
      expect(bytes, address).toBeGreaterThan(0);
      expect(bytes, address).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
      expect(await isHydrated(tab), address).toBe(false);
    }
  };
  // In one language each: what comes before the first touch is the same in all of them.
  const all = [...listed.map(inOneLanguage), ...unlisted];
  // Half of the time is waiting for half a second without a request.
  const second = await page.context().newPage();
  const half = Math.ceil(all.length / 2);
  await Promise.all([weigh(page, all.slice(0, half)), weigh(second, all.slice(half))]);
  await waitForHydration(page);

  await test.step('also in a browser that waits for the mail of its scan', async () => {
    await requestScan(page, rosa.Name, 'rosa.again@example.net');
    await expect(scanStarted(page)).toBeVisible();
    await weigh(page, ['/services']);
  });
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

const notOurs = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"dear": "Rosa"}') };
const notAReport = (page: Page) => page.getByRole('status').filter({ hasText: 'This is not one of our reports' });

test('a menu, a dialog and a passkey that are asked for before the scripts are here open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const first = await holdBack(page, framework);
  await openUntouched(page, '/');
  await page.getByRole('link', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Services' })).toBeVisible();
  await menu.getByRole('link', { name: 'Close menu' }).click();
  await first.release();
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 720 });
  const second = await holdBack(page, framework);
  await openUntouched(page, '/services');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Scan' }).first().click();
  await second.release();
  await expect(page.getByRole('dialog', { name: 'Free Privacy Scan' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  const third = await holdBack(page, framework);
  await openUntouched(page, '/auth');
  const button = page.getByRole('button', { name: 'Use a passkey' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await third.release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(page.getByRole('button', { name: /^(Use a passkey|Waiting for your device…)$/ })).toBeVisible();
});

test('files and a checkpoint that are given before the scripts are here are checked once they are, and nowhere else', async ({
  page,
}) => {
  const first = await holdBack(page, framework);
  await openUntouched(page, '/verify');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(notOurs);
  await first.release();
  await expect(notAReport(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);

  const second = await holdBack(page, framework);
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
  await second.release();
  await expect(notAReport(page)).toBeVisible();

  const third = await holdBack(page, framework);
  await openUntouched(page, '/transparency');
  await page.getByLabel('A checkpoint that you kept').fill('No checkpoint');
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  // Longer than what the browser could answer would be held.
  await page.waitForTimeout(5_500);
  await expect(page).toHaveURL('/transparency');
  await third.release();
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

test('a form that is sent without a connection is kept and sent when it is back; one whose scripts are gone is sent by the browser', async ({
  page,
}) => {
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

  await page.route(framework, (route) => route.fulfill({ status: 404 }));
  await openUntouched(page, '/');
  await fillFields(page, { ...rosa, Email: 'rosa.gone@example.net' });
  await startButton(page).click();
  await expect(scanStarted(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that nobody touches shows a new logo, who signs in in another tab, and tells others who is gone', async ({
  page,
  otherPage,
  installation,
  signedIn,
}) => {
  const picture = 'https://pictures.example/logo.png';
  const live = page.waitForRequest(/\/live\?/);
  await openUntouched(page, '/services');
  await live;
  await signedIn(otherPage, { as: 'owner' });
  const form = { intent: 'add', id: randomUUID(), assetType: 'logo', assetUrl: picture };
  const headers = { origin: installation.url };
  expect((await otherPage.request.post('/admin/branding', { form, headers })).status()).toBeLessThan(400);
  await expect(page.locator(`header img[src="${copyOfPicture(picture)}"]`)).toBeVisible();

  const tab = await page.context().newPage();
  await tab.route(/\/live\?/, (route) => route.abort());
  await signedIn(tab);
  await tab.goto('/dashboard');
  await expect(page.getByRole('banner').getByText('Account menu')).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);

  await page.context().clearCookies();
  await openUntouched(page, '/services');
  await expect(tab).toHaveURL(/\/auth/);
});
