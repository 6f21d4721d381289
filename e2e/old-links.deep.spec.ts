import pg from 'pg';
import { people } from '#sandbox/people.ts';
import { expect, newestLink, startScan, test } from './test.ts';

test.use({ installationOf: 'old-links' });

const person = (name: string) => {
  const found = people.find((one) => one.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

/** Statements under the system's scope. @returns the rows of the last */
async function asSystem(databaseUrl: string | null, ...statements: string[]): Promise<unknown[]> {
  if (!databaseUrl) throw new Error('no address of the database');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set app.role = 'system'`);
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

const passTime = (interval: string) => [
  `update scan_links set expires_at = expires_at - interval '${interval}'`,
  `update scan_access_keys set expires_at = expires_at - interval '${interval}'`,
  `update user_scans set expires_at = expires_at - interval '${interval}'`,
];
const tidy = [`insert into outbox (job, input) values ('scan.retention', '{}')`, `notify outbox`];

test.describe('a mailed link', () => {
  test.beforeEach(({ database }) => {
    test.skip(database !== 'postgres', 'time is moved from outside');
  });

  test('that waited 24 hours says so, and later that it leads nowhere any more', { tag: '@postgres' }, async ({
    page,
    installation,
  }) => {
    const { url, databaseUrl } = installation;
    const email = 'waits-a-day@example.com';
    await fetch(`${url}/free-scan`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Alice', email }),
      headers: { origin: url, 'x-forwarded-for': '192.0.2.70' },
    });
    const link = await newestLink(url, email);
    await asSystem(databaseUrl, ...passTime('24 hours'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(page.getByText('This link has expired.')).toBeVisible();
    await asSystem(databaseUrl, ...tidy);
    await expect(async () => {
      await page.goto(link);
      await page.getByRole('button', { name: 'Start my scan' }).click();
      await expect(page.getByText(/a link starts a scan within 24 hours/)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
  });

  test('opens once by a double click, in two tabs, and the back button leads to the result', {
    tag: '@postgres',
  }, async ({ page, context, installation, linkFor }) => {
    const grace = person('Grace Kimani');
    installation.sandbox.controls.latency(() => 1_500);
    await page.goto('/');
    await page.getByLabel('Name').fill(grace.name);
    await page.getByLabel('Email').fill(grace.email);
    await page.getByRole('button', { name: 'Start Free Scan' }).first().click();
    const link = await linkFor(grace.email);
    const other = await context.newPage();
    await Promise.all([page.goto(link), other.goto(link)]);
    await Promise.all([
      page.getByRole('button', { name: 'Start my scan' }).dblclick(),
      other.getByRole('button', { name: 'Start my scan' }).click(),
    ]);
    await Promise.all([page.waitForURL(/\/scan\/[0-9a-f-]{36}$/), other.waitForURL(/\/scan\/[0-9a-f-]{36}$/)]);
    expect(other.url()).toBe(page.url());
    const scan = page.url();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Scan in progress|Exposure report/ })).toBeVisible();
    for (const one of [page, other]) {
      await expect(one.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
    }
    const asked = installation.sandbox.requests.filter(({ host }) => host.includes('xposedornot')).length;
    expect(asked, 'no source is asked twice').toBeLessThanOrEqual(2);
    await page.goBack();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.goForward();
    await page.waitForURL(scan);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
    await other.close();
  });

  test('opens the result for as long as it is kept, and so does the browser: 30 days', { tag: '@postgres' }, async ({
    page,
    installation,
    linkFor,
  }) => {
    const { databaseUrl } = installation;
    const nora = person('Nora Whitfield');
    await startScan(page, linkFor, nora.name, nora.email);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
    const scan = page.url();
    const link = await linkFor(nora.email);
    await asSystem(databaseUrl, ...passTime('29 days'));
    await page.goto(scan);
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
    await asSystem(databaseUrl, ...passTime('1 day'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Start my scan' }).click();
    await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
    const late = await page.goto(scan);
    expect(late?.status()).toBe(404);
    await expect(page).toHaveTitle(/There is no page here|No such scan/);
    await asSystem(databaseUrl, ...tidy);
    const left = `select count(*)::int as count from (select id from user_scans union all select id from data_keys) t`;
    await expect.poll(() => asSystem(databaseUrl, left)).toEqual([{ count: 0 }]);
  });
});
