import type { SessionState } from '#app/browser/session/session-follower.ts';
import { requestContext } from '#app/context.ts';
import { tokenIn } from '#app/cookies.ts';
import { viewerOf } from '#app/viewer-of.ts';
import { findAccessEnd } from '#core/accounts/sessions/queries/links.ts';
import type { Route } from './+types/session.ts';

/** Whom the browser's cookies belong to now, and until when: open pages ask, to keep in step. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, platform } = context.get(requestContext);
  const ends = await findAccessEnd(platform, tokenIn(platform.config, request.headers.get('cookie'), 'qp_access'));
  const state: SessionState = { viewer: viewerOf(actor), expiresAt: ends?.getTime() ?? null };
  return Response.json(state, { headers: { 'cache-control': 'no-store' } });
}
