import { redirect } from 'react-router';
import { cookie, readCookie, withCookies } from '#app/cookies.ts';
import type { ToastMessage } from '#contract/toasts.ts';
import type { Context } from '#core/context.ts';
import { browserCookie, type SignedIn, sessionCookies } from '#core/sessions/actions.ts';
import { authPath } from './auth-view.ts';

/** As long as the question itself. */
const challengeSeconds = 300;
const challengeName = 'qp_challenge';

export const readChallenge = (ctx: Context, request: Request) => readCookie(ctx, request, challengeName);
export const clearedChallenge = (ctx: Context) => cookie(ctx, challengeName, '', 0);

/** Cookies after a proof of who somebody is: the session's, or the question for the second factor. */
export function cookiesAfter(ctx: Context, signedIn: SignedIn): string[] {
  if (signedIn.state === 'signed-in')
    return [
      ...sessionCookies(ctx.platform.config, signedIn.session),
      browserCookie(ctx.platform.config, signedIn.browser),
      clearedChallenge(ctx),
    ];
  return [cookie(ctx, challengeName, signedIn.challenge, challengeSeconds)];
}

interface Way {
  /** Where to, once signed in. */
  to: string;
  /** Where the question for a second factor leads afterwards; null for the usual place. */
  next: string | null;
  toast: ToastMessage;
  lead: (to: string, toast: ToastMessage) => Response;
}

/** Leads to where somebody wanted to go, or to the question for the second factor. */
export function enter(ctx: Context, signedIn: SignedIn, { to, next, toast, lead }: Way): Response {
  const done = signedIn.state === 'signed-in';
  return withCookies(done ? lead(to, toast) : redirect(authPath('two-factor', next)), cookiesAfter(ctx, signedIn));
}
