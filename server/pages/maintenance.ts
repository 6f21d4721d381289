import type { RequestListener } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#platform/config.ts';
import { type Maintenance, readMaintenance } from '#platform/maintenance.ts';
import { API } from '#server/api/api.ts';
import { problem } from '#server/api/problem.ts';
import type { HttpEnv } from '#server/http/app.ts';
import { maintenancePage, plainLanguage } from './pages.ts';

/** The file is looked at no more often. */
const LOOK_EVERY_MS = 1_000;
const RETRY_AFTER_SECONDS = '60';

/** What programs are told. */
const apiWords: Readonly<Record<Maintenance['mode'], string>> = {
  closed: 'The site is closed for maintenance. Try again later.',
  'read-only': 'The site is read-only during maintenance, so nothing was changed. Try again later.',
};

const READS = new Set(['GET', 'HEAD']);

/** What an operator has switched on, at most a second ago. */
function watchMaintenance({ dataDir }: Pick<Config, 'dataDir'>): () => Maintenance | null {
  let known: Maintenance | null = null;
  let lookAgainAt = 0;
  return () => {
    if (performance.now() >= lookAgainAt) {
      known = readMaintenance(dataDir);
      lookAgainAt = performance.now() + LOOK_EVERY_MS;
    }
    return known;
  };
}

/** Passes what is in front by while the site is closed: pages that are kept there know nothing of it. */
export function unlessClosed(
  config: Pick<Config, 'dataDir'>,
  inFront: RequestListener,
  behind: RequestListener,
): RequestListener {
  const current = watchMaintenance(config);
  return (request, response) => (current()?.mode === 'closed' ? behind : inFront)(request, response);
}

/**
 * While an operator works on the site, answers in its place with 503, before anything asks the database: programs get a problem
 * document. Files and checks of
 * health come before it, so that a proxy goes on sending people here.
 */
export function showMaintenance(config: Pick<Config, 'dataDir' | 'appUrl'>): MiddlewareHandler<HttpEnv> {
  const current = watchMaintenance(config);
  return async (c, next) => {
    const known = current();
    if (known === null || (known.mode === 'read-only' && READS.has(c.req.method))) return next();
    const headers = { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' };
    if (c.req.path.startsWith(`${API}/`)) {
      const { requestId } = c.var.client;
      return problem({ config }, { status: 503, detail: apiWords[known.mode], requestId, headers });
    }
    return c.html(maintenancePage(known.mode, plainLanguage(c), READS.has(c.req.method)), 503, headers);
  };
}
