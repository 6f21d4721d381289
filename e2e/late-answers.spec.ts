import { people } from '#sandbox/people.ts';
import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import { turnComes } from './late-answers.fixture.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'late-answers' });

// Before the test, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'time is moved from outside'));

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
