import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { askToSignIn } from '#core/accounts/sessions/actions/sign-in-with-passkey.ts';
import type { Route } from './+types/passkey.ts';

/** Nothing to see here. */
export const loader = () => redirect('/');

/** What the browser is to ask its authenticators (ask-for-passkey.ts); its answer is posted to /auth. */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await askToSignIn(context.get(requestContext)), { headers: { 'cache-control': 'no-store' } });
}
