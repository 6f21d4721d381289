import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { isForOneReader } from '#app/cookies.ts';
import { languageCodes } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { stopWatchingPath } from '#contract/watching/types.ts';
import type { Visit } from '#core/analytics/actions/record-visits.ts';
import type { Actor, Client, Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Live } from '#platform/live/live.ts';
import { isOutage } from '#platform/outage.ts';
import type { Platform } from '#platform/platform.ts';
import { API, apiRoutes } from '#server/api/api.ts';
import { createLiveStreams, type LiveStreams, type WatchRequest } from '#server/live/live.ts';
import { liveRoute } from '#server/live/live-route.ts';
import { letVisitorsPageWait } from '#server/pages/late-scripts.ts';
import { showMaintenance } from '#server/pages/maintenance.ts';
import { plainLanguage, plainPage } from '#server/pages/pages.ts';
import type { Screens } from '#server/pages/screens.ts';
import { noteVisit } from '#server/pages/visits.ts';
import { PAYMENT_WEBHOOK, PROVIDER_LOGOUT, webhookRoutes } from '#server/webhooks/webhooks.ts';
import type { FindActor, FindActorsNow } from './actor.ts';
import { admit } from './admit.ts';
import { answerFailure, answerNotFound, isBare } from './answers.ts';
import { limitBody } from './body-limit.ts';
import { compressText } from './compress.ts';
import { type CrossSitePolicy, isOwnRequest } from './cross-site.ts';
import { asUnavailable, endWithin } from './end-within.ts';
import type { HeaderPolicy } from './headers.ts';
import { healthRoutes } from './health.ts';
import type { RequestLimits } from './limits.ts';
import { noteRoute } from './observe.ts';
import { largeBodies } from './uploads.ts';

/** Who asks, as far as it was looked up already. */
interface Asked {
  context: Context;
  cookies: readonly string[];
}

export interface HttpEnv {
  Bindings: HttpBindings;
  Variables: { nonce: string; client: Client; asked?: Asked };
}

export interface HttpParts {
  platform: Platform;
  live: Live;
  screens: Screens;
  /** The built assets; null in development, where Vite serves them. */
  files: MiddlewareHandler | null;
  /** The local mailbox; null where mail really leaves. */
  mailbox: MiddlewareHandler<HttpEnv> | null;
  findActor: FindActor;
  findActorsNow: FindActorsNow;
  limits: RequestLimits;
  headers: HeaderPolicy;
  /** Hears of every page that somebody looked at. */
  onVisit?: (visit: Visit, ip: string | null) => void;
  /** True from the moment the process was asked to stop. */
  isStopping: () => boolean;
}

export interface HttpApp {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  streams: LiveStreams;
}

function crossSitePolicy(platform: Platform): CrossSitePolicy {
  return {
    siteOrigin: new URL(platform.config.appUrl).origin,
    acceptOwnHost: platform.config.mode === 'local',
    exempt: new Set([
      PAYMENT_WEBHOOK,
      PROVIDER_LOGOUT,
      ...languageCodes.map((code) => addressIn(code, stopWatchingPath)),
    ]),
  };
}

function liveStreams(parts: HttpParts): LiveStreams {
  const { platform, live, limits, findActorsNow } = parts;
  const actorsNow = (requests: readonly WatchRequest[]) => findActorsNow(requests, platform);
  const onFailure = (error: unknown) =>
    platform.log.warn('A live stream was closed, because who watches could not be looked up', { error });
  return createLiveStreams({ live, clock: platform.clock, limits, actorsNow, onFailure });
}

const requireOwnPage = (policy: CrossSitePolicy): MiddlewareHandler => {
  return async (c, next) => {
    if (!isOwnRequest(c.req.raw, policy)) throw new AppError('forbidden');
    await next();
  };
};

/**
 * While nobody can say who asks, the screens still answer: with their own page for an outage, as soon as a loader or
 * an action wants to know.
 */
async function contextOf({ platform, findActor }: HttpParts, request: Request, client: Client): Promise<Asked> {
  try {
    const { actor, cookies } = await findActor(request, platform, client);
    return { context: { actor, client, platform }, cookies };
  } catch (error) {
    if (!isOutage(error)) throw error;
    const context: Context = {
      get actor(): Actor {
        throw error;
      },
      client,
      platform,
    };
    return { context, cookies: [] };
  }
}

/** What a screen says of a cookie counts more than what the server would say of it. */
function addCookies({ headers }: Response, cookies: readonly string[]): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const said = new Set(headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) if (!said.has(nameOf(cookie))) headers.append('set-cookie', cookie);
}

/** The site as one function from request to answer. Order is meaning: nothing below `requireOwnPage` is reached past it. */
export function createHttpApp(parts: HttpParts): HttpApp {
  const { platform, limits, screens } = parts;
  const streams = liveStreams(parts);
  const app = new Hono<HttpEnv>();
  const limitForm = limitBody({ most: limits.bodyBytes, withinMs: limits.bodyMs });
  app.onError(answerFailure(platform.log, { bytes: limits.unreadBytes, milliseconds: limits.unreadMs }));
  app.notFound(answerNotFound);
  app.use(admit(platform.config, parts.headers));
  app.route('/', healthRoutes(platform, parts.isStopping));
  if (parts.files) app.use(parts.files);
  app.use(showMaintenance(platform.config));
  // Asked with a token, never with a cookie: forms of other sites can do nothing there.
  app.route(API, apiRoutes(platform, limits));
  app.use(requireOwnPage(crossSitePolicy(platform)));
  const findContext = async (c: HonoContext<HttpEnv>) => {
    const finding = contextOf(parts, c.req.raw, c.var.client);
    const asked = await endWithin(limits.answerMs, finding).catch(asUnavailable);
    c.set('asked', asked);
    return asked.context;
  };
  for (const [path, take] of largeBodies<HttpEnv>({ limits, find: findContext })) app.post(path, take);
  app.use((c, next) => (c.var.asked ? next() : limitForm(c, next)));
  app.get('/live', liveRoute(parts, streams));
  app.use(timeout(limits.answerMs, new HTTPException(503)));
  app.route('/', webhookRoutes(platform));
  if (parts.mailbox) app.use(parts.mailbox);
  app.use(compressText);
  app.all('*', async (c) => {
    const { client, nonce } = c.var;
    const { context, cookies } = c.var.asked ?? (await contextOf(parts, c.req.raw, client));
    const onRoute = (pattern: string) => noteRoute(c.env.outgoing, pattern);
    const drawn = await screens(c.req.raw, context, nonce, onRoute);
    addCookies(drawn, cookies);
    const isVisitor = !isForOneReader(platform.config, c.req.header('cookie') ?? null);
    const response = isVisitor ? await letVisitorsPageWait(c.req.raw, drawn, nonce) : drawn;
    noteVisit(parts, c.req.raw, response, client.ip);
    return isBare(response) ? c.html(plainPage(response.status, client.requestId, plainLanguage(c)), 500) : response;
  });
  return { fetch: (request, bindings) => app.fetch(request, bindings), streams };
}
