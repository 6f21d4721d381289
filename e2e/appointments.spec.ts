import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

const hours = '00:00-24:00';

test.use({ timezoneId: 'Asia/Tokyo' });

test('staff publish their hours; a customer books a time in their own clock, moves it, and calls it off', async ({
  page,
  otherPage: staff,
  signedIn,
}) => {
  await signedIn(staff, { as: 'owner' });
  await staff.goto('/admin/orders');
  await staff.getByRole('link', { name: 'Appointments' }).click();
  await staff.getByLabel('Shown as').fill('Ada Specialist');
  await staff.getByLabel('Time zone').fill('Europe/London');
  for (const day of ['Monday', 'Wednesday', 'Saturday']) await staff.getByLabel(day).fill(hours);
  await staff.getByRole('button', { name: 'Save Hours' }).click();
  await expect(staff.getByRole('status').filter({ hasText: 'Hours saved' })).toBeVisible();

  await signedIn(page);
  await page.goto('/services/order/privacy-awareness-session');
  await expect(page.getByText('In your own time: Asia/Tokyo')).toBeVisible();
  await page.getByLabel('When shall we speak?').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Request Session' }).click();
  const card = page.locator('[data-part="card"]').filter({ has: page.getByRole('heading', { name: 'Appointment' }) });
  await expect(card).toContainText('With Ada Specialist. Times are in Asia/Tokyo, GMT+9.');
  const first = await card.getByRole('time').textContent();
  const file = await page.request.get(
    `${new URL(page.url()).pathname.replace('/dashboard/requests', '/orders')}/appointment.ics`,
  );
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*Ada Specialist[\s\S]*END:VCALENDAR\s*$/);

  await card.getByText('Move or cancel').click();
  await inspect(page, 'appointment', card);
  await card.getByLabel('Another time').selectOption({ index: 10 });
  await card.getByRole('button', { name: 'Move the Appointment' }).click();
  await expect(card.getByRole('time')).not.toHaveText(first ?? '');
  await expect(page.getByText('Appointment moved')).toBeVisible();

  await staff.goto('/admin/orders/availability');
  await inspect(staff, 'availability');
  await staff.getByRole('link', { name: 'Privacy Awareness Session' }).click();
  await expect(staff.getByRole('heading', { name: 'Appointment' })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel the Appointment' }).click();
  await expect(card).toContainText('Cancelled. It was with Ada Specialist');
  await expect(staff.getByText('Cancelled. It was with Ada Specialist')).toBeVisible();
});
