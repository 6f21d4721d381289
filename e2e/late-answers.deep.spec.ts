import { people } from '#sandbox/people.ts';
import { asSystem } from './as-system.ts';
import { turnComes } from './late-answers.fixture.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'late-answers' });

// Before the test, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'time is moved from outside'));

/** XposedOrNot has answered everything that it answers in an hour. */
const usedUp = `insert into source_slots (id, quota_id, starts_at)
  select gen_random_uuid(), 'xposedornot', now() - n * interval '1 minute' from generate_series(1, 25) n`;

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
