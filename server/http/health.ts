import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Config } from '#platform/config.ts';
import { isProbe, PROBE_HEADER } from '#platform/crypto/probe.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from './app.ts';

/** Whoever asks decides quickly where to send people: a database that takes longer is not ready. */
const READY_WITHIN_MS = 1_500;

/** How a request looks once proxies have passed it on; only the operator is told (`npm run admin -- doctor`). */
export interface Arrival {
  /** Whom we take for the client. */
  client: string | null;
  /** X-Forwarded-For as it came, from left to right. */
  forwardedFor: string[];
  /** How many proxies this process believes. */
  trustedProxies: number;
}

const arrivalOf = (c: Context<HttpEnv>, { trustedProxies }: Pick<Config, 'trustedProxies'>): Arrival => ({
  client: c.var.client.ip,
  forwardedFor: (c.req.header('x-forwarded-for') ?? '').split(',').flatMap((entry) => entry.trim() || []),
  trustedProxies,
});

/** `/healthz`: this process runs. `/readyz`: it may be sent people. */
export function healthRoutes(platform: Platform, isStopping: () => boolean): Hono<HttpEnv> {
  const askDatabase = (): Promise<{ ready: boolean; reason?: string }> =>
    answerWithin(READY_WITHIN_MS, platform.database.isReady()).then(
      (ready) => ({ ready }),
      (error: unknown) => {
        platform.log.warn('The database is not ready', { error });
        return { ready: false, ...(error instanceof ActingRoleError && { reason: error.message }) };
      },
    );
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => {
      const probe = c.req.header(PROBE_HEADER) ?? '';
      const arrived = isProbe(platform.config.encryptionKey, probe, platform.clock.now().getTime())
        ? { arrived: arrivalOf(c, platform.config) }
        : {};
      return c.json({ ok: true, ...arrived }, 200, { 'cache-control': 'no-store' });
    })
    .get('/readyz', async (c) => {
      const stopping = isStopping();
      const answer = stopping ? { ready: false } : await askDatabase();
      const headers = { 'cache-control': 'no-store', ...(answer.ready ? {} : { 'retry-after': '5' }) };
      return c.json({ ...answer, stopping }, answer.ready ? 200 : 503, headers);
    });
}

/** @throws Error when `work` has not ended after `milliseconds` */
async function answerWithin<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
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
