import { readFileSync } from 'node:fs';
import { ownerEmail } from './accounts.ts';
import { giveRole, roleDialog } from './admin-records.fixture.ts';
import { inspect, policyReports } from './inspect.ts';
import { cutSending, dismiss, failure, tab, toast } from './panel.ts';
import { expect, proves, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('the owner stays an admin, whoever asks', proves('ADM-USR-009', 'ROLE-010'), async ({ page, signedIn }) => {
  await signedIn(page, { as: 'admin' });
  await page.goto(`/admin/users?q=${ownerEmail}`);
  await page.getByRole('link', { name: 'Edit Olive Owner' }).click();
  const dialog = roleDialog(page);
  await expect(dialog).toContainText(ownerEmail);
  await expect(dialog.getByRole('button', { name: 'Update Role' })).toBeDisabled();
  await giveRole(page, 'user');
  await expect(failure(dialog, 'The owner is always an admin.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dismiss(page);
  await page.getByRole('link', { name: 'Deactivate Olive Owner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(failure(page, "The owner's account cannot be deactivated.")).toBeVisible();
  await page.goto('/admin/users');
  await inspect(page, 'admin-users');
});

test(
  'a role is given on an open page, also when sending failed at first',
  proves('ADM-011'),
  async ({ page, otherPage: colleague, signedIn }) => {
    const assistant = await signedIn(colleague, { as: 'assistant' });
    await colleague.goto('/admin');
    await signedIn(page, { as: 'admin' });
    await page.goto(`/admin/users?q=${assistant.email}`);
    await page.getByRole('link', { name: `Edit ${assistant.fullName}` }).click();
    const mend = await cutSending(page);
    await giveRole(page, 'admin');
    await expect(failure(roleDialog(page), 'Failed to update user role.')).toBeVisible();
    await expect(roleDialog(page).getByRole('radio', { name: /^admin/ })).toBeChecked();
    mend();
    await roleDialog(page).getByRole('button', { name: 'Update Role' }).click();
    await expect(toast(page, 'User role updated to admin.')).toBeVisible();
    await expect(roleDialog(page)).toHaveCount(0);
    await expect(colleague.getByRole('banner')).toContainText('Full Access');
  },
);

test('the audit log is filtered, read, taken along and proved', proves('ADM-015'), async ({ page, signedIn }) => {
  const reports = await policyReports(page);
  const { id } = await signedIn(page, { as: 'admin' });
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Deactivate Free Privacy Scan' }).click();
  await expect(toast(page, 'Service deactivated')).toBeVisible();
  await page.getByRole('button', { name: /^Activate Free Privacy Scan/ }).click();
  await expect(toast(page, 'Service activated')).toBeVisible();
  await dismiss(page);
  await tab(page, 'Audit Log').click();
  await expect(page).toHaveURL('/admin/audit');
  // Of nobody else: colleagues may have changed services too.
  await page.goto(`/admin/audit?user=${id}`);
  await page.getByLabel('Action').selectOption('update');
  await page.getByLabel('Entity').selectOption('service');
  await expect(page).toHaveURL(/action=update&entity=service/);
  const rows = page.getByRole('table', { name: 'Audit entries' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await inspect(page, 'admin-audit');
  await rows.nth(1).getByRole('link').first().click();
  const changes = page.getByRole('table', { name: 'Old and new values' });
  await expect(changes.getByRole('row').filter({ hasText: 'is_active' })).toContainText(/false\s*true/);
  await page.getByRole('button', { name: 'Verify' }).click();
  // Entries are sealed every minute.
  await expect(page.getByRole('status').filter({ hasText: /^(Verified: entry|Not sealed yet)/ })).toBeVisible();
  await inspect(page, 'admin-audit-entry');
  await page.route('**/admin/audit/*/proof*', (route) => route.fulfill({ json: { entry: 'made up' } }));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'does not have the form of a proof' })).toBeVisible();
  await page.getByRole('link', { name: 'Audit Log' }).last().click();
  await expect(page).toHaveURL(/action=update&entity=service/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download with Proofs' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.zip$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect(await reports()).toEqual([]);
});

test('the figures can be read in every range, as numbers too', proves('ADM-016'), async ({ page, signedIn }) => {
  const reports = await policyReports(page);
  await signedIn(page, { as: 'owner' });
  await page.goto('/services');
  await page.goto('/admin');
  await tab(page, 'Analytics').click();
  const figures = page.getByRole('list', { name: 'Figures' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Sign-ups' })).toContainText(
    'None in the previous period',
  );
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL('/admin/analytics?days=7');
  await expect(page.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  const chart = page.getByRole('img', { name: 'Scans and orders per day' });
  await expect(chart).toHaveAccessibleDescription(/^Scans: \d+ in all\. Orders: \d+ in all$/);
  await page.locator('figure').filter({ has: chart }).getByText('Show as table').click();
  const table = page.getByRole('table', { name: 'Scans and orders per day' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Scans', 'Orders']);
  await page.getByText('Show as table, with what each step is').click();
  const steps = page.getByRole('table', { name: 'From a visit to a paid order' });
  await expect(steps.getByRole('row')).toHaveCount(8);
  await expect(steps).toContainText('Of these requests, those whose mailed link was opened.');
  await inspect(page, 'admin-analytics');
  expect(await reports()).toEqual([]);
});
