import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expect, proves, test } from './test.ts';
import { alert, holdBack, interfere } from './watch.ts';

test('the owner and whom they made staff reach the panel, a customer does not', {
  ...proves('GEN-003', 'NAV-029', 'NAV-036', 'NAV-037'),
}, async ({ page, signedIn }) => {
  for (const as of ['owner', 'assistant', 'customer'] as const) {
    await page.context().clearCookies();
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth?next=%2Fadmin');
    const { fullName } = await signedIn(page, { as });
    await page.goto('/services');
    await expect(page.getByRole('banner')).toContainText(fullName);
    await page.getByRole('banner').locator('summary').click();
    const entry = page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' });
    await expect(entry).toHaveCount(as === 'customer' ? 0 : 1);
    await page.goto('/admin');
    await expect(page).toHaveURL(as === 'customer' ? '/dashboard' : '/admin');
  }
});

/** A tab with a draft, of whoever the context belongs to. */
async function openDraft(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/contact');
  await tab.getByLabel('Message').fill('A draft');
  return tab;
}

test('signing in waits for the session, and every tab follows', {
  ...proves('AUTH-009', 'AUTH-012', 'NAV-034'),
}, async ({ page, context, signedIn }) => {
  const account = await signedIn(page);
  await context.clearCookies();
  const other = await openDraft(context);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/auth');
  const held = await holdBack(page, '**/dashboard.data*');
  await signIn(page, account);
  await expect(page.getByText('Checking your session…')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await held.release();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Checking your session…')).toHaveCount(0);
  await expect(other.getByRole('banner')).toContainText(account.fullName);
  await expect(other.getByLabel('Message')).toHaveValue('A draft');
});

test('a token that has ended is renewed by the next page, and no tab loses a draft', {
  ...proves('AUTH-009', 'AUTH-013', 'NAV-035'),
}, async ({ page, context, signedIn }) => {
  await signedIn(page);
  const other = await openDraft(context);
  // The access token is gone, as after a quarter of an hour.
  await context.clearCookies({ name: 'qp_access' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  const refreshToken = async () => (await context.cookies()).find(({ name }) => name === 'qp_refresh')?.value;
  const before = await refreshToken();
  const renewed = await page.evaluate(async () => (await fetch('/auth/refresh', { method: 'POST' })).json());
  expect(renewed.expiresAt).toBeGreaterThan(Date.now() + 14 * 60_000);
  expect(await refreshToken()).not.toBe(before);
  await expect(other.getByLabel('Message')).toHaveValue('A draft');
});

test('every tab follows who signs out, also when that fails at first', {
  ...proves('AUTH-009', 'ERR-005'),
}, async ({ page, context, signedIn, installation }) => {
  const account = await signedIn(page);
  const other = await openDraft(context);
  const guarded = await context.newPage();
  await guarded.goto('/dashboard');
  await page.goto('/dashboard');
  const mend = await interfere(page, '**/sign-out.data*');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(alert(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  mend();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(guarded).toHaveURL('/auth?next=%2Fdashboard');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByLabel('Message')).toHaveValue('A draft');
  expect(installation.log()).not.toContain(account.email);
});

test('who is not signed in is led to sign in from every page of an account, and back', {
  ...proves('NAV-019', 'NAV-026', 'NAV-027', 'NAV-028'),
}, async ({ page, signedIn }) => {
  const pages = ['/dashboard', '/dashboard/scans', '/dashboard/requests', '/dashboard/profile', '/dashboard/billing'];
  for (const address of [...pages, '/dashboard/activity', '/profile', '/settings', '/billing']) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.headers().location, address).toBe(`/auth?next=${encodeURIComponent(address)}`);
  }
  await page.goto('/billing');
  await expect(page).toHaveURL('/auth?next=%2Fbilling');
  const { email } = await signedIn(page);
  await page.reload();
  await expect(page).toHaveURL('/billing');
  await expect(page.getByRole('heading', { name: 'Billing & Purchases' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile & Account' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
