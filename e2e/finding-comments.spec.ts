import { people } from '#sandbox/people.ts';
import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'finding comments' });

test('a specialist comments on a finding, and the customer reads it in the report with their name', {
  tag: '@postgres',
}, async ({ page, otherPage, signedIn, installation, database }) => {
  test.skip(database !== 'postgres', 'the order is made from outside');
  test.setTimeout(240_000);
  const { databaseUrl } = installation;
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  const { id, email } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  await page.goto('/dashboard/watching');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  const [order] = (await asSystem(
    databaseUrl,
    `insert into service_requests (user_id, service_id, service_name, status, payment_status, amount, contact_email, scan_id)
      select user_id, 'privacy-guidance-package', 'Privacy Guidance Package', 'processing', 'paid', 150, '${email}', id
      from user_scans where user_id = '${id}' limit 1 returning id, scan_id as scan`,
  )) as { id: string; scan: string }[];

  await signedIn(otherPage, { as: 'assistant' });
  await otherPage.goto(`/admin/orders/${order?.id}/scans/chosen`);
  const first = otherPage.locator('details[id^="finding-"][open]').first();
  await first.getByLabel('Your comment').fill('Change this password first.\nIt is the one at your bank too.');
  await first.getByRole('button', { name: 'Save comment' }).click();
  await expect(first.getByText(/^Last written by Ann Assistant/)).toBeVisible();
  await inspect(otherPage, 'comment-form');

  await page.goto(`/dashboard/scans/${order?.scan}`);
  await expect(page.getByText('Change this password first.')).toBeVisible();
  await expect(page.getByText(/Ann Assistant/).first()).toBeVisible();
  await inspect(page, 'report-comment');
  await page.goto(`/dashboard/requests/${order?.id}`);
  await expect(page.getByText('A specialist commented on a finding of your report')).toBeVisible();
});
