import { Hono } from 'hono';
import type { Platform } from '#platform/platform.ts';
import type { DoorEnv } from './door.ts';

/** `/healthz`: this process runs. `/readyz`: it may be sent people. */
export function healthRoutes(platform: Platform, isStopping: () => boolean): Hono<DoorEnv> {
  const isDatabaseReady = () =>
    platform.database.isReady().catch((error: unknown) => {
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
