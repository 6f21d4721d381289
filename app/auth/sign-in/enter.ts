import { redirect } from 'react-router';
import { clearCookie, readCookie, sessionCookies, setCookie, withCookies } from '#app/cookies.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import type { Language } from '#contract/base/languages.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import type { Context } from '#core/base/context.ts';
import { authPath } from './auth-view.ts';

export const readChallenge = ({ platform }: Context, request: Request) =>
  readCookie(platform.config, request.headers.get('cookie'), 'qp_challenge');
const clearedChallenge = ({ platform }: Context) => clearCookie(platform.config, 'qp_challenge');

/** Cookies after a proof of who somebody is: the session's, or the question for the second factor. */
export function cookiesAfter(ctx: Context, signedIn: SignedIn): string[] {
  if (signedIn.state === 'signed-in')
    return [
      ...sessionCookies(ctx.platform.config, signedIn.session),
      setCookie(ctx.platform.config, 'qp_browser', signedIn.browser),
      clearedChallenge(ctx),
    ];
  return [setCookie(ctx.platform.config, 'qp_challenge', signedIn.challenge)];
}

interface Way {
  /** Where to, once signed in. */
  to: string;
  /** Where the question for a second factor leads afterwards; null for the usual place. */
  next: string | null;
  /** Of the page that was signed in from. */
  language: Language;
  toast: ToastMessage;
  lead: (to: string, toast: ToastMessage) => Response;
}

/** Leads to where somebody wanted to go, or to the question for the second factor. */
export function enter(ctx: Context, signedIn: SignedIn, { to, next, language, toast, lead }: Way): Response {
  const done = signedIn.state === 'signed-in';
  return withCookies(
    done ? lead(to, toast) : redirect(addressIn(language, authPath('two-factor', next))),
    cookiesAfter(ctx, signedIn),
  );
}
