import type { RequestListener, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { createVisitCounter } from '#core/analytics/actions/record-visits.ts';
import { createDatabaseLive } from '#platform/live/database-live.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Platform } from '#platform/platform.ts';
import { actorOf, actorsNowOf } from '#server/http/actor.ts';
import { createHttpApp, type HttpApp } from '#server/http/app.ts';
import { staticFiles } from '#server/http/files.ts';
import type { HeaderPolicy } from '#server/http/headers.ts';
import { connectionLimits, requestLimits } from '#server/http/limits.ts';
import { appListener, createListener, listenOn } from '#server/http/listener.ts';
import { openMailbox } from '#server/http/mailbox.ts';
import { unlessClosed } from '#server/http/maintenance.ts';
import { logRequest, observed } from '#server/http/observe.ts';
import { createDrain } from '#server/stop.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import { createPageCache } from './page-cache.ts';
import { createScreens, type Screens } from './screens.ts';

const BUILD = new URL('../../build/', import.meta.url);
const LAME_DUCK_MS = 500;
const GRACE_MS = 10_000;

/** Imports what was built of the screens; the second time it is there. */
export type LoadScreens = () => Promise<ServerBuild>;

export interface SiteParts {
  platform: Platform;
  /** Hears of requests and streams; null where nobody reads it. */
  metrics: Pick<Metrics, 'noteRequest' | 'watch'> | null;
  /** Spans of requests; null where nobody asked for traces. */
  tracing: Pick<Tracing, 'requests'> | null;
  /** Null in development: screens come from Vite, with hot reloading, instead of the build. */
  screens: LoadScreens | null;
}

export interface Site {
  port: number;
  /** Mail stays here, and is shown at /dev/mail. */
  hasMailbox: boolean;
  /** Refuses new work, ends live streams, lets requests under way finish (at most ten seconds). */
  stop(): Promise<void>;
}

const openVite = async (server: Server): Promise<ViteDevServer> =>
  (await import('vite')).createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: 'custom',
  });

async function openScreens(
  load: LoadScreens | null,
  server: Server,
): Promise<{ screens: Screens; vite: ViteDevServer | null }> {
  if (load) return { screens: createScreens(await load()), vite: null };
  const vite = await openVite(server);
  const current = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return { screens: createScreens(current), vite };
}

function headerPolicy({ platform: { config, payments }, screens }: SiteParts): HeaderPolicy {
  return {
    secure: config.appUrl.startsWith('https:'),
    development: screens === null,
    formTargets: payments?.pages ?? [],
  };
}

const behindVite = (vite: ViteDevServer, inner: RequestListener): RequestListener => {
  return (request, response) => vite.middlewares(request, response, () => inner(request, response));
};

/** Around a listener, what the operator asked to hear of every request. */
function observeRequests({ platform, metrics, tracing }: SiteParts, inner: RequestListener): RequestListener {
  const log = platform.config.requestLog ? logRequest(platform.log) : null;
  if (!log && !metrics && !tracing) return inner;
  return observed(tracing?.requests.wrap(inner) ?? inner, (request, response) => {
    log?.(request);
    tracing?.requests.end(response, request);
    // A stream is open for as long as its page: its length says nothing about the server.
    if (request.route !== '/live') metrics?.noteRequest(request);
  });
}

/** Opens the site on its port. */
export async function openSite(parts: SiteParts): Promise<Site> {
  const { platform, metrics } = parts;
  const live = await createDatabaseLive(platform.database, platform.log);
  const mailbox = openMailbox(platform.config);
  const headers = headerPolicy(parts);
  const drain = createDrain();
  const server = createListener(connectionLimits, headers);
  const { screens, vite } = await openScreens(parts.screens, server);
  const visits = createVisitCounter(platform);
  const pages = vite
    ? null
    : await createPageCache({
        platform,
        live,
        screens,
        headers,
        targetBytes: requestLimits.targetBytes,
        onVisit: visits.add,
      });
  const app: HttpApp = createHttpApp({
    platform,
    live,
    mailbox,
    headers,
    screens,
    files: vite ? null : staticFiles(new URL('client/', BUILD).pathname),
    findActor: actorOf,
    findActorsNow: actorsNowOf,
    limits: requestLimits,
    onVisit: visits.add,
    isStopping: drain.isStopping,
  });
  const listener = appListener(app, headers, requestLimits.targetBytes);
  const inFront = vite
    ? behindVite(vite, listener)
    : pages
      ? unlessClosed(platform.config, pages.inFrontOf(listener), listener)
      : listener;
  metrics?.watch('quietprint_live_streams', 'Live streams that are open in this process.', () => app.streams.size);
  server.on('request', drain.counted(observeRequests(parts, inFront)));
  const port = await listenOn(server, platform.config.port, platform.config.host);
  return {
    port,
    hasMailbox: mailbox !== null,
    async stop() {
      // Whoever balances load sends nobody any more once they have looked.
      drain.announce();
      await wait(platform.config.stopNoticeMs);
      const stopped = drain.stop(server, { lameDuckMs: LAME_DUCK_MS, graceMs: GRACE_MS });
      app.streams.close();
      pages?.close();
      await stopped;
      await visits.close();
      await live.close();
      await vite?.close();
    },
  };
}
