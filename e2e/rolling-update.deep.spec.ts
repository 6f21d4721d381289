import { setTimeout as wait } from 'node:timers/promises';
import { people } from '#sandbox/people.ts';
import { beginScan, countRows, linkFor, test } from './apart-test.ts';
import { keepAsking } from './steady.ts';
import { expect, startScan } from './test.ts';

test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'the embedded database serves one process'));

test('a scan that is asked for at a web server runs in the worker, and its page is live', {
  tag: '@postgres',
}, async ({ apart, page }) => {
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  if (!oliver) throw new Error('nobody is called so');
  apart.sandbox.controls.latency(({ host }) => 300 + (host.length % 7) * 250);
  await startScan(page, (email) => linkFor(apart, email), oliver.name, oliver.email);
  await expect(page.getByRole('progressbar', { name: 'Scan progress' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
});

test('each process is exchanged in turn without a request that fails or a job that is lost', {
  tag: '@postgres',
}, async ({ apart }) => {
  const { balancer, sandbox, webs, workers } = apart;
  sandbox.controls.latency(() => 100);
  sandbox.controls.hang('api.xposedornot.com');
  const stop = keepAsking(balancer.url);
  await beginScan(apart, 'in-progress@example.com', '203.1.0.1');
  for (const part of [...workers, ...webs]) {
    await expect.poll(balancer.countReady).toBe(webs.length);
    expect(await part.stop()).toBe(0);
    sandbox.controls.heal('api.xposedornot.com');
    await part.start();
  }
  await wait(1_000);
  const { answered, asked, failed } = await stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(asked.length).toBeGreaterThan(20);
  await expect
    .poll(() => countRows(apart, `mails where state = 'sent'`), { timeout: 30_000 })
    .toBeGreaterThan(asked.length);
  await expect.poll(() => countRows(apart, `user_scans where status = 'processing'`), { timeout: 30_000 }).toBe(0);
  expect(await countRows(apart, `user_scans where status = 'failed'`)).toBe(0);
  expect(await countRows(apart, `outbox where start_after is null`)).toBe(0);
  expect(await countRows(apart, `pgboss.job where state = 'failed'`)).toBe(0);
});
