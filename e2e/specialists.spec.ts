import { inspect } from './inspect.ts';
import { toast } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'specialists' });

test('a specialist writes about themselves; visitors read it on Services, and their customer on the order', async ({
  page,
  otherPage,
  openPage,
  signedIn,
}) => {
  const staff = await openPage();
  const [visitor, customer] = [otherPage, page];
  await visitor.goto('/services');
  const section = visitor.getByRole('region', { name: 'Who does the work' });
  await expect(visitor.getByRole('heading', { name: 'Special services' })).toBeVisible();
  await expect(section, 'before anybody has written something').toHaveCount(0);

  await signedIn(staff, { as: 'owner' });
  await staff.goto('/admin/orders/availability');
  await staff.getByLabel('Shown as').fill('Dana Weiss');
  await staff.getByLabel('About you').fill('Twelve years of fraud cases at a bank.');
  await staff.getByRole('button', { name: 'Save Hours' }).click();
  await expect(toast(staff, 'Hours saved')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/services');
    await expect(section).toContainText('Twelve years of fraud cases', { timeout: 1_000 });
  }).toPass();
  await expect(section.getByRole('heading', { name: 'Dana Weiss' })).toBeVisible();
  await inspect(visitor, 'specialists', section);

  await signedIn(customer);
  await customer.goto('/services/order/digital-fraud-risk-analysis');
  await customer
    .getByRole('button', { name: /Request/ })
    .last()
    .click();
  await customer.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}/);
  const order = new URL(customer.url()).pathname.split('/').at(-1);
  await staff.goto(`/admin/orders/${order}`);
  const plan = staff.getByRole('form', { name: 'Who and when' });
  await plan.getByRole('combobox', { name: 'Specialist' }).selectOption({ index: 1 });
  await plan.getByRole('button').click();
  await expect(plan).toContainText('The customer sees “with Dana Weiss”.');
  const progress = customer.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText('With Dana Weiss');
  await customer.reload();
  await expect(progress).toContainText('Twelve years of fraud cases at a bank.');
  await inspect(customer, 'order-specialist', progress);
});
