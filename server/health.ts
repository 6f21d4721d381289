import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Platform } from '#platform/platform.ts';
import type { DoorEnv } from './door.ts';

/** Whoever asks decides quickly where to send people: a database that takes longer is not ready. */
const READY_WITHIN_MS = 1_500;

/** `/healthz`: this process runs. `/readyz`: it may be sent people. */
export function healthRoutes(platform: Platform, isStopping: () => boolean): Hono<DoorEnv> {
  const isDatabaseReady = () =>
    within(READY_WITHIN_MS, platform.database.isReady()).catch((error: unknown) => {
      platform.log.warn('The database is not ready', { error });
      return false;
    });
  return new Hono<DoorEnv>()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const stopping = isStopping();
      const database = !stopping && (await isDatabaseReady());
      const headers = { 'cache-control': 'no-store', ...(database ? {} : { 'retry-after': '5' }) };
      return c.json({ ready: database, stopping }, database ? 200 : 503, headers);
    });
}

/** @throws Error when `work` has not ended after `milliseconds` */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
