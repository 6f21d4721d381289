import type { ServerBuild } from 'react-router';
import type { Session } from '#contract/accounts/session.ts';
import { openSession, type SignInMethod } from '#core/accounts/sessions/internal/open-session.ts';
import type { Visit } from '#core/analytics/actions/record-visits.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Live } from '#platform/live/live.ts';
import { actorOf, actorsNowOf } from '#server/http/actor.ts';
import { createHttpApp } from '#server/http/app.ts';
import { connectionLimits, type RequestLimits, requestLimits } from '#server/http/limits.ts';
import { appListener, createListener, listenOn } from '#server/http/listener.ts';
import { observed } from '#server/http/observe.ts';
import { createPageCache } from '#server/pages/page-cache.ts';
import { createScreens } from '#server/pages/screens.ts';
import type { Tracing } from '#server/tracing/tracing.ts';
import type { Person } from './cast.ts';
import { createMemoryLive } from './live.ts';
import type { World } from './world.ts';

interface ProductOptions {
  live?: Live;
  limits?: Partial<RequestLimits>;
  /** As the site has it (server/pages/page-cache.ts). */
  pagesInMemory?: boolean;
  onVisit?: (visit: Visit, ip: string | null) => void;
  /** Hears of every request once it was answered. */
  onAnswer?: Parameters<typeof observed>[1];
  /** Leaves a span for every request. */
  tracing?: Pick<Tracing, 'requests'>;
}

export interface Product {
  port: number;
  streams: ReturnType<typeof createHttpApp>['streams'];
  stop(): void;
}

/** The whole product of a world on a free port: every screen, with people known by their cookies. */
export async function openProduct(
  world: World,
  build: ServerBuild,
  { live = createMemoryLive(), limits = {}, pagesInMemory = false, onVisit, onAnswer, tracing }: ProductOptions = {},
): Promise<Product> {
  const headers = { secure: world.config.appUrl.startsWith('https:'), development: false, formTargets: [] };
  const screens = createScreens(build);
  const app = createHttpApp({
    platform: world,
    live,
    screens,
    files: null,
    mailbox: null,
    findActor: actorOf,
    findActorsNow: actorsNowOf,
    // A busy machine is late with an answer; tests of that time set their own.
    limits: { ...requestLimits, answerMs: 60_000, ...limits },
    headers,
    isStopping: () => false,
  });
  const server = createListener(connectionLimits, headers);
  const { targetBytes } = requestLimits;
  const listener = appListener(app, headers, targetBytes);
  const pages = pagesInMemory
    ? await createPageCache({ platform: world, live, screens, headers, targetBytes, ...(onVisit && { onVisit }) })
    : null;
  const inFront = pages?.inFrontOf(listener) ?? listener;
  const heard = tracing
    ? observed(tracing.requests.wrap(inFront), (one, response) => tracing.requests.end(response, one))
    : inFront;
  server.on('request', onAnswer ? observed(heard, onAnswer) : heard);
  return {
    port: await listenOn(server, 0, '127.0.0.1'),
    streams: app.streams,
    stop() {
      pages?.close();
      app.streams.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A session of somebody of the cast, as if they had just signed in. @param method how; default: with the password alone */
export async function openSessionOf(world: World, person: Person, method: SignInMethod = 'password'): Promise<Session> {
  const { userId: id, email, fullName, role } = person;
  const account = { id, email, fullName, role, deletedAt: null, passwordHash: '', emailConfirmedAt: world.clock.now() };
  const context: Context = { actor: visitor, client: null, platform: world };
  const opened = await world.database.transaction(systemScope, (tx) => openSession(tx, context, account, method));
  return opened.session;
}
