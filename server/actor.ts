import type { Actor, Client } from '#core/context.ts';
import { visitor } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { readScanAccess } from '#core/scans/queries.ts';
import { clearedCookies, refresh, refreshTokenIn, sessionCookies } from '#core/sessions/actions.ts';
import { readActor, readActorByToken, readActorOfSession } from '#core/sessions/queries.ts';
import type { Platform } from '#platform/platform.ts';

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
  const person = await readActor(platform, cookie);
  if (person) return { actor: person, cookies: [] };
  const refreshToken = refreshTokenIn(platform.config, cookie);
  const renewed = refreshToken === null ? null : await renew(refreshToken, platform, client);
  if (renewed?.actor) return { actor: renewed.actor, cookies: renewed.cookies };
  const scanIds = await readScanAccess(platform, cookie);
  return { actor: { kind: 'visitor', scanIds }, cookies: renewed?.cookies ?? [] };
};

async function renew(
  refreshToken: string,
  platform: Platform,
  client: Client | null,
): Promise<{ actor: Actor | null; cookies: string[] }> {
  try {
    const session = await refresh({ actor: visitor, client, platform }, refreshToken);
    const actor = await readActorByToken(platform, session.access_token);
    return { actor, cookies: sessionCookies(platform.config, session) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
    return { actor: null, cookies: clearedCookies(platform.config) };
  }
}

/** Who an open stream belongs to now: a person as long as their session lives, wherever its tokens have gone since. */
export type FindActorNow = (then: { actor: Actor; cookie: string | null }, platform: Platform) => Promise<Actor>;

export const actorNowOf: FindActorNow = async ({ actor, cookie }, platform) => {
  const person = actor.kind === 'person' ? await readActorOfSession(platform, actor.sessionId) : null;
  return person ?? { kind: 'visitor', scanIds: await readScanAccess(platform, cookie) };
};
