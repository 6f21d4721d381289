import { answerXposedOrNot } from '#sandbox/hosts/xposedornot.ts';
import { people } from '#sandbox/people.ts';
import { add, rowOf } from './identity.fixture.ts';
import { inspect, policyReports } from './inspect.ts';
import { madeMailbox } from './mailbox.fixture.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'own-machine', environment: { HIBP_API_KEY: '0'.repeat(32) } });

test('a visitor asks a source from their own browser, and its answer is marked in the report', async ({
  page,
  installation,
  linkFor,
}) => {
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  if (!oliver) throw new Error('nobody is called so');
  const { controls, world } = installation.sandbox;
  controls.fail('api.xposedornot.com', 'internal-error');
  await startScan(page, linkFor, oliver.name, oliver.email);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 90_000 });
  const reports = await policyReports(page);
  await page.route('https://api.xposedornot.com/**', (route) => {
    const url = new URL(route.request().url());
    const { status, headers, body } = answerXposedOrNot({ url } as Parameters<typeof answerXposedOrNot>[0], world);
    return route.fulfill({ status, headers, body: String(body) });
  });
  const opened = page.waitForResponse((response) => new URL(response.url()).pathname === '/ask-from-here');
  await page.getByRole('link', { name: 'Ask from your own computer' }).click();
  expect((await opened).headers()['content-security-policy']).toContain('connect-src https://api.xposedornot.com;');
  await expect(page.getByText(oliver.email)).toBeVisible();
  await inspect(page, 'ask-from-here');
  await page.getByRole('button', { name: 'Ask XposedOrNot from Here' }).click();
  await expect(page).toHaveURL(/\/scan\//);
  await expect(page.getByText('Added', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask from your own computer' })).toHaveCount(0);
  expect(await reports()).toEqual([]);
});

test('a customer hands the proof of a domain on to Have I Been Pwned', async ({ page, signedIn, installation }) => {
  await signedIn(page);
  await page.goto('/dashboard/identity');
  await add(page, { card: 'Domains', label: 'A domain of yours', value: 'hart.example' });
  const domain = rowOf(page, 'hart.example');
  const { published, shownToHibp } = installation.sandbox.world;
  const records = [(await domain.locator('code').textContent()) ?? ''];
  published.set('hart.example', records);
  await domain.getByRole('button', { name: 'Check Now' }).click();
  await expect(domain).toContainText('Its record was first seen');
  await domain.getByText('All addresses of hart.example').click();
  await domain.getByRole('button', { name: 'Show It to Have I Been Pwned' }).click();
  const theirs = domain.getByText(/^hibp-verify=/);
  await expect(theirs).toBeVisible();
  await inspect(page, 'identity-hibp');
  records.push((await theirs.textContent()) ?? '');
  await domain.getByRole('button', { name: 'Check Its Record' }).click();
  await expect(page.getByText('Have I Been Pwned has seen its record.')).toBeVisible();
  expect([...shownToHibp]).toEqual(['hart.example']);
});

test('a customer brings accounts from a mailbox into the plan, and sees before what is sent', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto('/mailbox');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  const mbox = { name: 'All mail.mbox', mimeType: 'application/mbox', buffer: madeMailbox() };
  await page.getByLabel('Mail files').setInputFiles(mbox);
  await page.getByText('Add accounts to your plan').click();
  await page.getByRole('checkbox', { name: /adobe\.com/ }).check();
  await page.getByRole('button', { name: 'Show What Is Sent' }).click();
  await expect(page.getByText('adobe.com 2012-06-02 2012-06-02', { exact: true })).toBeVisible();
  await inspect(page, 'mailbox-plan');
  await page.getByRole('button', { name: 'Send These Lines' }).click();
  await expect(page).toHaveURL('/dashboard/accounts');
  await expect(page.getByText('adobe.com 2012-06-02 2012-06-02', { exact: true })).toBeVisible();
  await inspect(page, 'accounts-confirm');
  await page.getByRole('button', { name: 'Add to My Plan' }).click();
  const row = page.getByRole('list', { name: 'To close' }).getByRole('listitem').first();
  await expect(row).toContainText('Close the account at');
  await inspect(page, 'accounts');
  await row.getByRole('button', { name: /^It Is Closed/ }).click();
  await expect(page.getByRole('list', { name: 'Closed' }).getByRole('listitem')).toContainText('adobe.com');
});

test('a webhook is changed', async ({ page, signedIn }) => {
  const { password } = await signedIn(page);
  await page.goto('/settings/webhooks');
  await page.getByLabel('Address', { exact: true }).fill('https://hooks.example/in');
  await page.getByLabel('A scan was completed').check();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  await page.getByRole('link', { name: 'Change: https://hooks.example/in' }).click();
  await page.getByLabel('Send details').check();
  await inspect(page, 'settings-webhooks-change');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/, with details/)).toBeVisible();
});
