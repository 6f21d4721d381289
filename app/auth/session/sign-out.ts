import { data, redirect, redirectDocument } from 'react-router';
import { beginLeaving } from '#app/browser/connection/leaving.ts';
import { requestContext } from '#app/context.ts';
import { clearedCookies, scanKeysIn, withCookies } from '#app/cookies.ts';
import { failedStatus, toastForFailure } from '#app/failed-action.ts';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import type { WithToast } from '#contract/base/toasts.ts';
import { signOut } from '#core/accounts/sessions/actions/end-sessions.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';
import type { Route } from './+types/sign-out.ts';

/** Reading the address signs nobody out. */
export const loader = () => redirect('/');

/** A page inside the browser asks for data; a form without scripts asks for a page. */
const asksForData = (request: Request) => new URL(request.url).pathname.endsWith('.data');

/**
 * Ends the session, and this browser's access to results that mailed links opened in it, and leads home, from wherever
 * it was asked. A whole page: nothing of the account stays in the tab.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { config } = ctx.platform;
  const scanKeys = scanKeysIn(config, request.headers.get('cookie'));
  try {
    await signOut(ctx);
    await forgetScans(ctx, scanKeys, null);
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: accountWords.unexpected });
    return asksForData(request) ? data<WithToast>({ toast }, init) : redirectWithToast(ctx, '/dashboard', toast);
  }
  return withCookies(redirectDocument('/'), clearedCookies(config, scanKeys));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) beginLeaving();
    return data<WithToast>(toastForFailure(error, accountWords.unexpected), failedStatus);
  }
}
