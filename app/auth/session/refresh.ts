import { redirect } from 'react-router';
import type { SessionState } from '#app/browser/session/session-follower.ts';
import { requestContext } from '#app/context.ts';
import { clearedCookies, sessionCookies, tokenIn, withCookies } from '#app/cookies.ts';
import { viewerOf } from '#app/viewer-of.ts';
import { refresh } from '#core/accounts/sessions/actions/refresh-session.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Route } from './+types/refresh.ts';

/** Nothing to see here. */
export const loader = () => redirect('/');

const answerWith = (state: SessionState, cookies: readonly string[]) =>
  withCookies(Response.json(state, { headers: { 'cache-control': 'no-store' } }), cookies);

async function renewSession({ actor, ...rest }: Context, refreshToken: string): Promise<Response> {
  const session = await refresh({ actor, ...rest }, refreshToken, { isUse: false });
  const cookies = sessionCookies(rest.platform.config, session);
  return answerWith({ viewer: viewerOf(actor), expiresAt: session.expires_at * 1_000 }, cookies);
}

/** Renews the session's tokens before they end. A session that is no more leaves nothing in the browser. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { config } = ctx.platform;
  try {
    return await renewSession(ctx, tokenIn(config, request.headers.get('cookie'), 'qp_refresh') ?? '');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
    return answerWith({ viewer: null, expiresAt: null }, clearedCookies(config));
  }
}
