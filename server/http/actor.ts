import { clearedCookies, scanKeysIn, sessionCookies, tokenIn } from '#app/cookies.ts';
import { readActor, readActorByToken, readActorsOfSessions } from '#core/accounts/sessions/actions/read-actor.ts';
import { refresh } from '#core/accounts/sessions/actions/refresh-session.ts';
import type { Actor, Client, Context } from '#core/base/context.ts';
import { visitor } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readScanAccess } from '#core/scans/queries/access.ts';
import type { Platform } from '#platform/platform.ts';
import { isAct } from './act.ts';

/** Who asks, and what the answer must tell the browser to keep. */
export interface Asker {
  actor: Actor;
  /** Values of Set-Cookie headers: a session that was renewed on the way in, or one that is no more. */
  cookies: readonly string[];
}

/** Who asks. Read anew for every request, so that what was taken away is gone at once. */
export type FindActor = (request: Request, platform: Platform, client: Client | null) => Promise<Asker>;

/**
 * The person of a session, or a visitor, who may see the scans that their cookie proves. An access token that has
 * ended is renewed here, so that pages and forms go on without JavaScript.
 */
export const actorOf: FindActor = async (request, platform, client) => {
  const cookie = request.headers.get('cookie');
  const look = { isUse: isAct(request) };
  const person = await readActor(platform, tokenIn(platform.config, cookie, 'qp_access'), look);
  if (person) return { actor: person, cookies: [] };
  const refreshToken = tokenIn(platform.config, cookie, 'qp_refresh');
  const renewed =
    refreshToken === null ? null : await renewSession({ actor: visitor, client, platform }, refreshToken, look);
  if (renewed?.actor) return { actor: renewed.actor, cookies: renewed.cookies };
  return { actor: await visitorWith(platform, cookie), cookies: renewed?.cookies ?? [] };
};

async function renewSession(
  ctx: Context,
  refreshToken: string,
  look: { isUse: boolean },
): Promise<{ actor: Actor | null; cookies: string[] }> {
  const { platform } = ctx;
  try {
    const session = await refresh(ctx, refreshToken, look);
    const actor = await readActorByToken(platform, session.access_token, look);
    return { actor, cookies: sessionCookies(platform.config, session) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
    return { actor: null, cookies: clearedCookies(platform.config) };
  }
}

interface Watching {
  actor: Actor;
  cookie: string | null;
}

/**
 * Who open streams belong to now: people as long as their sessions live, wherever the tokens have gone since. In the
 * order of the streams.
 */
export type FindActorsNow = (then: readonly Watching[], platform: Platform) => Promise<Actor[]>;

export const actorsNowOf: FindActorsNow = async (then, platform) => {
  const ids = then.flatMap(({ actor }) => (actor.kind === 'person' ? [actor.sessionId] : []));
  const people = await readActorsOfSessions(platform, ids);
  const now = ({ actor, cookie }: Watching) =>
    actor.kind === 'person' ? (people.get(actor.sessionId) ?? visitor) : visitorWith(platform, cookie);
  return Promise.all(then.map(now));
};

async function visitorWith(platform: Platform, cookie: string | null): Promise<Actor> {
  return { kind: 'visitor', scanIds: await readScanAccess(platform, scanKeysIn(platform.config, cookie)) };
}
