import pg from 'pg';
import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

/** Days before today that a part was measured on; some of the website's went badly. */
async function fillDays(databaseUrl: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' });
  await client.connect();
  await client.query(`set app.role = 'system'`);
  await client.query(`
    insert into status_days (part, day, slots, good, impaired, down, latest, last_slot)
    select part, current_date - n,
      case when part = 'web' and n = 20 then 100 else 288 end,
      case when part <> 'web' then 288 when n = 4 then 285 when n = 9 then 276 when n = 20 then 100 else 288 end,
      case when part = 'web' and n = 9 then 12 else 0 end, case when part = 'web' and n = 4 then 3 else 0 end,
      'good', current_date - n + interval '1 day' - interval '5 minutes'
    from generate_series(1, 60) as n, unnest(array['web', 'database', 'queue', 'mail', 'audit']) as part`);
  await client.end();
}

test('a visitor comes from the footer to how every part does', { tag: '@postgres' }, async ({
  page,
  installation,
  database,
}) => {
  if (database === 'postgres') await fillDays(installation.databaseUrl);
  const reports = await policyReports(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status');
  const part = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(part('Backups')).toContainText('Not measured');
  await expect(part('Backups').getByRole('img')).toHaveAttribute('aria-label', 'Last 90 days: 90 not measured');
  if (database === 'postgres') {
    await expect(part('Website').getByRole('img')).toHaveAttribute('aria-label', /1 in trouble for a while/);
    await part('Website').getByText('Days with trouble').click();
    await expect(part('Website')).toContainText('not working for about 15 minutes');
    await expect(part('Website')).toContainText('not measured for about 16 hours');
  }
  await inspect(page, `status-${database}`);
  expect(await reports()).toEqual([]);
});
