import { expect, proves, test } from './test.ts';
import { holdBack } from './watch.ts';

test('the sidebar has its widths, folds by either key, remembers it, and is a drawer on a telephone', {
  ...proves(
    'LAY-001',
    'LAY-003',
    'LAY-004',
    'LAY-005',
    'LAY-006',
    'LAY-007',
    'LAY-008',
    'LAY-009',
    'LAY-010',
    'DASH-009',
    'GEN-002',
    'ROLE-004',
    'ROLE-012',
  ),
}, async ({ page, signedIn }) => {
  const sidebar = page.locator('aside[data-state]');
  const rems = () => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/ui');
  await expect.poll(rems).toBe(16);
  await page.keyboard.press('Meta+b');
  await expect.poll(rems).toBe(3);
  await page.keyboard.press('Control+b');
  await expect.poll(rems).toBe(16);
  await page.setViewportSize({ width: 767, height: 900 });
  await page.keyboard.press('Meta+b');
  const drawer = page.getByRole('dialog', { name: 'Example navigation' });
  await expect.poll(async () => ((await drawer.boundingBox())?.width ?? 0) / 16).toBe(18);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signedIn(page);
  await page.goto('/dashboard');
  await expect.poll(rems).toBe(60 / 4);
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  const navigation = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  for (const [label, path] of [
    ['My Scans', '/dashboard/scans'],
    ['Service Requests', '/dashboard/requests'],
    ['Activity Log', '/dashboard/activity'],
    ['Billing & Purchases', '/dashboard/billing'],
    ['Profile & Security', '/dashboard/profile'],
  ] as const) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
  }
  await page.keyboard.press('Meta+b');
  await expect.poll(rems).toBe(14 / 4);
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
  await page.reload();
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Activity Log' }).click();
  await expect(page).toHaveURL('/dashboard/activity');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a customer takes another name, and keeps the address', {
  ...proves('PROF-001', 'PROF-003', 'PROF-004', 'PROF-008', 'PROF-009'),
}, async ({ page, signedIn }) => {
  const { email } = await signedIn(page, { fullName: 'Nora Name' });
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  const address = page.getByLabel('Email', { exact: true });
  await expect(address).toHaveValue(email);
  await expect(address).not.toBeEditable();
  await expect(address).toHaveAccessibleDescription(/Email cannot be changed/);
  const update = page.getByRole('button', { name: /Update Profile|Updating…/ });
  await expect(update).toBeDisabled();
  await page.getByLabel('Full Name').fill('Nora New');
  await expect(update).toBeEnabled();
  const held = await holdBack(page, '**/dashboard/profile.data*');
  await update.click();
  await expect(update).toBeDisabled();
  await held.release();
  await expect(page.getByRole('status').filter({ hasText: 'Success' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Nora New');
  await expect(update).toBeDisabled();
});

test('a customer deactivates the account after a question and with the password, and is signed out', {
  ...proves('PROF-006', 'PROF-007', 'PROF-011'),
}, async ({ page, signedIn }) => {
  const { password } = await signedIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Deactivate your account?' });
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Deactivate Account' }).click();
  const deactivate = question.getByRole('button', { name: 'Deactivate', exact: true });
  await question.getByLabel('Your password').fill('not this one');
  await deactivate.click();
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await question.getByLabel('Your password').fill(password);
  const before = Date.now();
  await deactivate.click();
  await expect(page.getByRole('status').filter({ hasText: /deactivated/i })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(Date.now() - before).toBeGreaterThanOrEqual(2_000);
  await page.goto('/profile');
  await expect(page).toHaveURL('/auth?next=%2Fprofile');
});
