import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { asOwner } from './accounts.ts';
import { inspect, policyReports } from './inspect.ts';
import { dismiss, failure, secondPage, tab, toast } from './panel.ts';
import { expect, proves, test } from './test.ts';
import { cutForms, holdBack, interfere } from './watch.ts';

test.use({ installationOf: 'admin-orders' });

/** Orders a service as whoever the page belongs to. */
async function order(page: Page, service: string): Promise<void> {
  await page.goto(`/services/order/${service}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /request/i })
    .click();
  await page.waitForURL(/\/dashboard\/requests\//);
}

/** Writes through the contact form, no faster than a person. */
async function write(page: Page, subject: string): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Tomi Okafor');
  await page.getByLabel('Email', { exact: true }).fill('t.okafor@example.net');
  await page.getByLabel('Subject', { exact: true }).fill(subject);
  await page.getByLabel('Message', { exact: true }).fill('What can I do?\n\nThank you.');
  await page.waitForTimeout(2_200);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
}

const card = (page: Page, service: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: service }) });

test('the panel welcomes an admin, and its tabs are addresses with deep links and a way back', {
  ...proves(
    'ADM-001',
    'ADM-002',
    'ADM-003',
    'ADM-004',
    'ADM-007',
    'ADM-008',
    'ADM-012',
    'ADM-017',
    'ADM-018',
    'ROLE-007',
  ),
}, async ({ page, signedIn }) => {
  const reports = await policyReports(page);
  const { fullName } = await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(`Welcome, ${fullName}`);
  await expect(bar).toContainText('Full Access');
  await expect(bar.getByText('admin', { exact: true }).first()).toBeVisible();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Contact Messages/ })
    .click();
  await expect(page).toHaveURL('/admin/messages');
  await expect(tab(page, 'Messages')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(tab(page, 'Orders')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByText('No orders found for the selected filter.')).toBeVisible();
  await page.goto('/admin/orders/0190aaaa-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  await expect(tab(page, 'Orders')).toBeVisible();
  await page.goto('/admin/orders?status=cancelled');
  await expect(page.getByRole('link', { name: 'Cancelled' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Completed' })).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/admin/requests');
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();

  const sidebar = page.locator('aside[data-state]');
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().width / 16)).toBe(15);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(() => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16)).toBe(3.5);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/admin/messages');
  expect(await reports()).toEqual([]);
});

test('an assistant reads, notes, sorts and answers a message, and loses nothing that was typed', {
  ...proves(
    'ADM-005',
    'ADM-MSG-001',
    'ADM-MSG-002',
    'ADM-MSG-003',
    'ADM-MSG-004',
    'ADM-MSG-008',
    'CALL-049',
    'CALL-050',
    'ERR-001',
    'ERR-002',
    'ERR-028',
    'ERR-029',
    'ERR-049',
    'ERR-050',
    'ROLE-009',
    'ROLE-011',
  ),
}, async ({ browser, signedIn, installation }) => {
  test.setTimeout(120_000);
  const page = await secondPage(browser, installation);
  await signedIn(page, { as: 'assistant' });
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await page.goto('/admin/messages');
  await expect(page.getByRole('banner')).toContainText('Assistant Access');
  const visitor = await secondPage(browser, installation);
  await write(visitor, 'Someone is using my photograph');
  // It arrives in the open list by itself.
  await page.getByRole('link', { name: /Someone is using my photograph/ }).click();
  await expect(page.getByRole('heading', { name: 'Someone is using my photograph' })).toBeVisible();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('unread');
  const version = page.getByRole('form', { name: 'Admin notes' }).locator('input[name="version"]');
  const before = await version.inputValue();
  await status.selectOption('archived');
  await expect(toast(page, 'Message status updated')).toContainText('Success');
  // The good news comes a little before the page's new data.
  await expect(version).not.toHaveValue(before);
  const notes = page.getByRole('textbox', { name: 'Admin notes' });
  await notes.fill('Called back on Monday.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(page, 'Admin notes saved')).toBeVisible();
  await expect(status).toHaveValue('read');

  const mendMessages = await interfere(page, '**/admin/messages/*.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await notes.fill('Called back on Tuesday.');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(failure(page, 'Failed to save notes')).toContainText('Error');
  await expect(notes).toHaveValue('Called back on Tuesday.');
  await status.selectOption('unread');
  await expect(failure(page, 'Failed to update message')).toContainText('Error');
  await expect(status).toHaveValue('read');
  expect(logged.some((text) => text.includes('Failed to save notes'))).toBe(true);
  mendMessages();
  await dismiss(page);

  // A colleague saves other notes meanwhile: they are shown, and not overwritten unseen.
  const colleague = await secondPage(browser, installation);
  await signedIn(colleague, { as: 'owner' });
  await colleague.goto(page.url());
  await colleague.getByRole('textbox', { name: 'Admin notes' }).fill('The owner was faster.');
  await colleague.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Someone else saved other notes meanwhile:')).toBeVisible();
  await expect(page.getByText('The owner was faster.').last()).toBeVisible();
  await expect(notes).toHaveValue('Called back on Tuesday.');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(notes).toHaveValue('The owner was faster.');

  await page.getByRole('textbox', { name: 'Answer by email' }).fill('Dear Tomi,\n\nwe are looking into it.');
  await page.getByRole('button', { name: 'Send Answer' }).dblclick();
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('we are looking into it.');
  await expect(status).toHaveValue('replied');
  const mails = async () =>
    (await (await fetch(`${installation.url}/dev/mail`)).text()).split('Re: Someone is using').length - 1;
  await expect.poll(mails, { timeout: 15_000 }).toBe(1);
  expect(installation.log()).not.toContain('t.okafor');
});

test('an admin moves orders along, in both tabs, and takes the list as a file', {
  ...proves(
    'ADM-ORD-001',
    'ADM-ORD-002',
    'ADM-ORD-003',
    'ADM-ORD-004',
    'ADM-ORD-005',
    'ADM-ORD-006',
    'ADM-ORD-007',
    'ADM-ORD-008',
    'ADM-ORD-009',
    'ADM-ORD-010',
    'ADM-ORD-011',
    'ADM-ORD-012',
    'ADM-ORD-013',
    'ADM-ORD-022',
    'ADM-REQ-001',
    'ADM-REQ-002',
    'ADM-REQ-003',
    'ADM-REQ-004',
    'ADM-REQ-005',
    'ADM-REQ-006',
    'ADM-REQ-007',
    'ADM-REQ-008',
    'ADM-REQ-009',
    'ADM-REQ-010',
    'CALL-022',
    'CALL-023',
    'CALL-037',
    'CALL-038',
    'ERR-024',
    'ERR-037',
    'ERR-048',
    'ERR-058',
    'REQ-015',
  ),
}, async ({ browser, signedIn, installation }) => {
  test.setTimeout(120_000);
  const page = await secondPage(browser, installation);
  const customer = await secondPage(browser, installation);
  const { email, fullName } = await signedIn(customer, { fullName: 'Amelia Hart' });
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/orders');
  await order(customer, 'detailed-exposure-report');
  const report = card(page, 'Detailed Exposure Report');
  // It arrives in the open list by itself.
  await expect(report).toContainText(email);
  await expect(report).toContainText('£80');
  await expect(report.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
  await report.getByRole('button', { name: 'Start Progress' }).click();
  await expect(toast(page, 'Order status updated')).toContainText('Success');
  await expect(customer.getByText('Work has begun')).toBeVisible();
  await page.getByRole('link', { name: 'In Progress' }).click();
  await expect(report.getByRole('button', { name: 'Start Progress' })).toHaveCount(0);
  await report.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('No orders found for the selected filter.')).toBeVisible();
  await page.getByRole('link', { name: /^Completed/ }).click();
  await report.getByRole('button', { name: 'Cancel' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('Cancel a completed order?');
  await ask.getByRole('button', { name: 'Keep it completed' }).click();
  await expect(report).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe('ID,Service,Amount,Currency,Status,Payment Status,Email,Created');
  expect(lines[1]).toContain(`,Detailed Exposure Report,80,GBP,completed,unpaid,${email},`);

  await report.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(report.getByRole('button', { name: 'Cancel' })).toBeVisible();

  const mendOrders = await interfere(page, '**/admin/orders.data*', cutForms);
  await dismiss(page);
  await page.getByLabel(/^Choose Detailed Exposure Report/).check();
  await page.getByLabel('New status of the chosen orders').selectOption('pending');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(failure(page, 'Failed to update order')).toContainText('Error');
  mendOrders();
  await dismiss(page);
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(toast(page, 'Order status updated')).toBeVisible();

  await tab(page, 'Service Requests').click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(fullName);
  const status = row.getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveValue('pending');
  for (const next of ['completed', 'pending', 'processing']) {
    await dismiss(page);
    await status.selectOption(next);
    await expect(toast(page, 'Service request updated successfully.')).toBeVisible();
  }
  // Chosen again before the answer is there: it waits, and is nobody else's change.
  await dismiss(page);
  const answers = await holdBack(page, '**/admin/requests.data*');
  await status.selectOption('completed');
  await status.selectOption('processing');
  let answered = 0;
  page.on('response', (response) => void (response.request().method() === 'POST' && answered++));
  await answers.letGo();
  await expect.poll(() => answered).toBe(2);
  await page.reload();
  await expect(status).toHaveValue('processing');
  const mendRequests = await interfere(page, '**/admin/requests.data*', cutForms);
  await status.selectOption('cancelled');
  await expect(failure(page, 'Failed to update service request.')).toContainText('Error');
  await expect(status).toHaveValue('processing');
  mendRequests();
  await dismiss(page);
  await page.getByRole('link', { name: 'Processing' }).click();
  await expect(page).toHaveURL(/status=processing/);
  await row.getByRole('link', { name: /^Notes/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Admin notes' }).fill('Your report comes on Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText('Your report comes on Friday.');
  await customer.goto('/dashboard/requests');
  await expect(customer.getByRole('main')).toContainText('Your report comes on Friday.');

  await row.getByRole('link', { name: /^Notes/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the order' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('When may we call you?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('When may we call you?').first()).toBeVisible();
  await page.getByLabel('Record a payment').selectOption('refunded');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(page.getByText('Payment refunded')).toBeVisible();
});

/** Chooses again before anything that follows from the first choice is drawn. */
const chooseTwice = (list: Locator, values: [string, string]): Promise<void> =>
  list.evaluate(async (element, chosen) => {
    const select = element as HTMLSelectElement;
    for (const value of chosen) {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // What hears of the choice runs in microtasks; what is drawn because of its answer comes later.
      for (let tick = 0; tick < 20; tick++) await null;
    }
  }, values);

test('a second choice is kept, however soon it is made and though the first takes its row off the list', async ({
  browser,
  signedIn,
  installation,
}) => {
  const page = await secondPage(browser, installation);
  const customer = await secondPage(browser, installation);
  const { email } = await signedIn(customer, { fullName: 'Rosa Lindqvist' });
  await order(customer, 'detailed-exposure-report');
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/requests?status=pending');
  const row = page.getByRole('row').filter({ hasText: email });
  const posts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST') posts.push(new URLSearchParams(request.postData() ?? '').get('status') ?? '');
  });
  const answers = await holdBack(page, '**/admin/requests.data*');
  await chooseTwice(row.getByRole('combobox', { name: 'Status' }), ['completed', 'processing']);
  await answers.letGo();
  await expect.poll(() => posts).toEqual(['completed', 'processing']);
  await expect(row).toHaveCount(0);
  await page.goto('/admin/requests?status=processing');
  await expect(row.getByRole('combobox', { name: 'Status' })).toHaveValue('processing');
});

test('who loses the role while the panel is open is told so, and a product that starts anew takes nothing that is typed', {
  ...proves('ADM-024', 'ADM-025', 'ADM-026', 'ADM-027'),
}, async ({ browser, signedIn, installation }) => {
  test.setTimeout(120_000);
  const former = await secondPage(browser, installation);
  const account = await signedIn(former, { as: 'assistant' });
  const owner = await secondPage(browser, installation);
  await signedIn(owner, { as: 'owner' });
  await write(owner, 'Typed and kept');
  await owner.goto('/admin/messages');
  await owner.getByRole('link', { name: /Typed and kept/ }).click();
  await owner.getByRole('textbox', { name: 'Admin notes' }).fill('Half a sentence');
  await former.goto('/admin/orders');
  await expect(former.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await asOwner(installation, account, { intent: 'role', role: 'user' });
  await expect(former.getByRole('heading', { name: 'Access Denied' })).toBeVisible({ timeout: 30_000 });
  await expect(former.getByRole('main')).toContainText(`You are signed in as ${account.email} with the role user.`);
  await expect(former.getByRole('main')).toContainText('Only admin or assistant roles may enter.');
  await former.goto('/admin/orders');
  await expect(former).toHaveURL('/dashboard');
  await installation.kill();
  // Longer than a page waits between two looks of its own.
  await owner.waitForTimeout(11_000);
  await installation.start();
  await expect(owner.getByRole('textbox', { name: 'Admin notes' })).toHaveValue('Half a sentence');
  await owner.getByRole('button', { name: 'Save Notes' }).click();
  await expect(toast(owner, 'Admin notes saved')).toBeVisible({ timeout: 15_000 });
});

test('axe finds nothing serious in the panel, at 360, 768 and 1440 px, light and dark', async ({
  page,
  browser,
  signedIn,
  installation,
}) => {
  test.setTimeout(180_000);
  const customer = await secondPage(browser, installation);
  await signedIn(customer);
  await order(customer, 'privacy-guidance-package');
  await write(customer, 'How long do you keep a scan?');
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await inspect(page, 'admin-overview');
  await page.goto('/admin/messages');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /How long do you keep a scan/ }).click();
  await expect(page.getByRole('heading', { name: 'How long do you keep a scan?' })).toBeVisible();
  await inspect(page, 'admin-messages');
  await page.goto('/admin/orders');
  await inspect(page, 'admin-orders');
  await page.goto('/admin/requests');
  await inspect(page, 'admin-requests');
  await page.goto('/admin/orders');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Privacy Guidance Package' }).first().click();
  await expect(page.getByRole('heading', { name: 'Messages with the customer' })).toBeVisible();
  await inspect(page, 'admin-order');
});
