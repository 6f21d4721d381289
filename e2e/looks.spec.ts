import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'looks' });

const oliver = people.find((person) => person.name === 'Oliver Bennett');

test('axe finds nothing serious on home, form, link page, live page and result, at 360, 768 and 1440 px, light and dark', async ({
  page,
  linkFor,
  installation,
}) => {
  if (!oliver) throw new Error('Oliver is missing');
  await page.goto('/');
  await inspect(page, 'home');
  await page.goto('/free-scan');
  await inspect(page, 'free-scan');
  await page.goto('/no-such-page');
  await inspect(page, 'not-found');
  installation.sandbox.controls.latency(({ host }) => 200 + (host.length % 4) * 300);
  installation.sandbox.controls.hang('crt.sh');
  await startScan(page, linkFor, oliver.name, oliver.email);
  await expect(page.getByRole('heading', { name: 'Scan in progress' })).toBeVisible();
  await inspect(page, 'scan-progress');
  installation.sandbox.controls.heal('crt.sh');
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });
});

test('axe finds nothing serious on a full report, and on paper stand the plan, every finding and every source', async ({
  page,
  linkFor,
}) => {
  const everything = people.reduce((loudest, person) =>
    (person.facts.breaches?.length ?? 0) > (loudest.facts.breaches?.length ?? 0) ? person : loudest,
  );
  await startScan(page, linkFor, everything.name, everything.email);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });
  await inspect(page, 'report');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const name of [/^Your next \d+ minutes$/, 'Evidence', 'Every source and its answer'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('details')).toHaveCount(0);
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(2);
  expect(pages, 'sheets of paper').toBeLessThanOrEqual(10);
});
