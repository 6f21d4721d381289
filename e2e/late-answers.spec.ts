import { people } from '#sandbox/people.ts';
import { asSystem, nowRun } from './as-system.ts';
import { inspect } from './inspect.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'late-answers' });

// Before the test, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'time is moved from outside'));

/** XposedOrNot has answered everything that it answers in an hour. */
const usedUp = `insert into source_slots (id, quota_id, starts_at)
  select gen_random_uuid(), 'xposedornot', now() - n * interval '1 minute' from generate_series(1, 25) n`;

/** An hour later; the next look is due. */
const turnComes = [
  `delete from source_slots`,
  `update scan_checks set expected_at = now() where state = 'waiting'`,
  ...nowRun('scan.late'),
];

test('a visitor reads when a source is asked that takes no more questions, and sees its answer arrive', {
  tag: '@postgres',
}, async ({ page, installation, linkFor }) => {
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  if (!oliver) throw new Error('nobody is called so');
  await asSystem(installation.databaseUrl, usedUp);
  await startScan(page, linkFor, oliver.name, oliver.email);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 45_000 });

  const toCome = page.getByRole('region', { name: 'Still to come' });
  await expect(toCome.getByRole('listitem').filter({ hasText: 'XposedOrNot' })).toHaveText(/about \d\d:\d\d/);
  await expect(page.getByText(/sources checked, \d still to come/).first()).toBeVisible();
  await expect(page.getByText(/still to come, and this report is updated/).first()).toBeVisible();

  await asSystem(installation.databaseUrl, ...turnComes);
  await expect(toCome).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByText(/still to come/)).toHaveCount(0);
});

/** Of every source under "Known breaches" that is asked without a key: without them there is no score. */
const breachHosts = ['api.xposedornot.com', 'leakcheck.io', 'cavalier.hudsonrock.com'];

test('a score that waits is a ring without a number, and is drawn on the open page once the sources have answered', {
  tag: '@postgres',
}, async ({ page, installation, linkFor }) => {
  const amelia = people.find(({ name }) => name === 'Amelia Hart');
  if (!amelia) throw new Error('nobody is called so');
  const { controls } = installation.sandbox;
  for (const host of breachHosts) controls.limit(host, 0);
  await startScan(page, linkFor, amelia.name, amelia.email);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });

  const empty = page.getByRole('img', { name: 'Not enough answered to give a score.' });
  await expect(empty).toContainText('No score yet');
  await expect(page.getByText(/has given an answer yet, and without that a score would say nothing/)).toBeVisible();
  const toCome = page.getByRole('region', { name: 'Still to come' });
  for (const name of ['XposedOrNot', 'LeakCheck', 'Hudson Rock']) await expect(toCome).toContainText(name);
  await inspect(page, 'report-score-waits');

  for (const host of breachHosts) controls.heal(host);
  await asSystem(installation.databaseUrl, ...turnComes);
  await expect(page.getByRole('img', { name: /^Risk score/ })).toBeVisible({ timeout: 60_000 });
  await expect(empty).toHaveCount(0);
});
