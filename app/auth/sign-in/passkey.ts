import { redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { refusalOf } from '#app/refusal.ts';
import { passkeyWords } from '#contract/accounts/factors.ts';
import { askToSignIn } from '#core/accounts/sessions/actions/sign-in-with-passkey.ts';
import type { Route } from './+types/passkey.ts';

/** Nothing to see here. */
export const loader = () => redirect('/');

/** What the browser is to ask its authenticators (ask-for-passkey.ts); its answer is posted to /auth. */
export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  try {
    return Response.json(await askToSignIn(ctx), { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: passkeyWords.cancelled });
    return Response.json({ message: toast.description }, init as ResponseInit);
  }
}
