import { type Context, Hono } from 'hono';
import type { Config } from '#platform/config.ts';
import { isProbe, PROBE_HEADER } from '#platform/crypto/probe.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from './app.ts';
import { readinessAnswer, readinessOf } from './readiness.ts';

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
  return new Hono<HttpEnv>()
    .get('/healthz', (c) => {
      const probe = c.req.header(PROBE_HEADER) ?? '';
      const arrived = isProbe(platform.config.encryptionKey, probe, platform.clock.now().getTime())
        ? { arrived: arrivalOf(c, platform.config) }
        : {};
      return c.json({ ok: true, ...arrived }, 200, { 'cache-control': 'no-store' });
    })
    .get('/readyz', async (c) => {
      const readiness = await readinessOf(platform, isStopping);
      const { status, headers } = readinessAnswer(readiness);
      return c.json(readiness, status, headers);
    });
}
