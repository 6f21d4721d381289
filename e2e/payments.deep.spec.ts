import { inspect } from './inspect.ts';
import { buySession, order, pay } from './payments.fixture.ts';
import { expect, test } from './test.ts';

test.use({ payments: true, installationOf: 'payments' });

test('a purchase is one row of the Activity Log, which opens by keyboard to entries that are each verified; cards are managed at Stripe', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page);
  await buySession(page);
  await page.goto('/dashboard/activity');
  const opener = page.getByRole('button', { name: /^\d+ more entries about Privacy Awareness Session$/ });
  await expect(opener).toHaveCount(1);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  const count = Number.parseInt((await opener.textContent()) ?? '', 10);
  const verify = page.getByRole('button', { name: /^Verify: / });
  const before = await verify.count();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(opener).toBeFocused();
  await expect(verify).toHaveCount(before + count);
  await inspect(page, 'activity-purchase');
  await page.getByRole('button', { name: 'Verify: A service was requested' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify this entry' });
  await expect(dialog).toContainText(/sealed within a minute|Verified: entry/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await opener.click();
  await expect(verify).toHaveCount(before);

  await page.goto('/billing');
  await page.getByRole('button', { name: 'Manage payment methods' }).click();
  await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page.getByRole('heading', { name: 'Billing & Purchases' })).toBeVisible();
});

test('staff give a part of a payment back and then the rest; both sides follow it without a reload', async ({
  page,
  otherPage: staff,
  signedIn,
}) => {
  await signedIn(staff, { as: 'owner' });
  await signedIn(page);
  await order(page, 'privacy-guidance-package');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('button', { name: 'Pay £150' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await pay(page, '4000 0000 0000 7726');
  await page.getByRole('link', { name: 'See my request' }).click();

  await staff.goto(`/admin/orders/${id}`);
  await staff.getByRole('link', { name: 'Refund' }).click();
  const dialog = staff.getByRole('alertdialog', { name: 'Refund this payment?' });
  await expect(dialog.getByRole('button', { name: 'Keep the payment' })).toBeFocused();
  await dialog.getByLabel('Amount in GBP').fill('200');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('At most £150 can be given back of this payment.', { exact: true })).toBeVisible();
  await inspect(staff, 'refund-dialog', dialog);
  await dialog.getByLabel('Amount in GBP').fill('30.50');
  await dialog.getByLabel('Why').selectOption({ label: 'Goodwill' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText('Refund of £30.50: on its way.')).toBeVisible();
  await expect(page.getByText('A refund of £30.50 is on its way.')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

  await staff.getByRole('link', { name: 'Refund' }).click();
  await expect(dialog.getByLabel('Amount in GBP')).toHaveValue('119.50');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your payment was refunded, and this request is cancelled.')).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Refund' })).toBeHidden();
  await inspect(staff, 'refunded-staff', staff.getByRole('region', { name: 'Payment', exact: true }));
  await inspect(page, 'refunded-customer');
});

test('a paid report starts by itself, completes its order and opens where its questions are answered', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, { fullName: 'Amelia Hart', email: 'amelia.hart.demo@gmail.com' });
  await order(page, 'detailed-exposure-report');
  await page.getByRole('button', { name: 'Pay £80' }).click();
  await pay(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See my request' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open the Report' }).click();
  await expect(page.getByRole('heading', { name: 'Exposure report' }).first()).toBeVisible();
  const question = page.getByRole('form', { name: /^Is this you\?/, includeHidden: true });
  const information = page.locator('section[aria-labelledby=information]');
  const fold = information.locator('> details').filter({ has: question }).first();
  const card = fold.locator('details').filter({ has: question }).first();
  for (const folded of [fold, card]) await folded.locator('> summary').click();
  const asked = page.locator(`#${await card.getAttribute('id')}`);
  await asked.getByRole('button', { name: 'No, someone else' }).press('Enter');
  await expect(asked).toContainText('You said that it is someone else’s.');
  await expect(information.locator(':focus')).toHaveCount(1);
});
