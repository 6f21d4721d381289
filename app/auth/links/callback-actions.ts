import { data } from 'react-router';
import { newPasswordMistakes } from '#app/auth/passwords/new-password-mistakes.ts';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { cookiesAfter } from '#app/auth/sign-in/enter.ts';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { refusalOf } from '#app/refusal.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { setPassword, setSession } from '#core/accounts/sessions/actions/reset-password.ts';
import { findRecoveryEmail } from '#core/accounts/sessions/queries/links.ts';
import type { Context } from '#core/base/context.ts';
import { callbackMessages } from './callback-address.ts';
import type { CallbackOutcome, CallbackResult } from './callback-outcome.ts';

type Answer = ReturnType<typeof data<CallbackResult>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const setting = (cookies: readonly string[]) => ({
  headers: cookies.map((one): [string, string] => ['set-cookie', one]),
});

const recoveryTokenIn = ({ platform }: Context, request: Request) =>
  tokenIn(platform.config, request.headers.get('cookie'), 'qp_recovery');

/** Whom the browser's cookies prove: somebody who may set a password, somebody with a session, or nobody. */
export async function readOutcome(ctx: Context, request: Request): Promise<CallbackOutcome> {
  const email = await findRecoveryEmail(ctx.platform, recoveryTokenIn(ctx, request));
  if (email !== null) return { state: 'new-password', email };
  if (ctx.actor.kind === 'person') return { state: 'confirmed' };
  return { state: 'failed', message: callbackMessages.notConfirmed };
}

/** Exchanges the pair of a recovery link for a session that can set a password and nothing else. */
export async function exchangePair(ctx: Context, fields: Record<string, unknown>): Promise<Answer> {
  const pair = { access_token: textOf(fields.access_token), refresh_token: textOf(fields.refresh_token) };
  try {
    const session = await setSession(ctx, pair);
    const outcome = { state: 'new-password', email: session.user.email } as const;
    return data<CallbackResult>(
      { outcome },
      setting([setCookie(ctx.platform.config, 'qp_recovery', session.access_token)]),
    );
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: callbackMessages.notVerified });
    return data<CallbackResult>({ outcome: { state: 'failed', message: toast.description ?? '' } }, init);
  }
}

/** Sets the password and signs in, or asks for the second factor. */
export async function updatePassword(ctx: Context, request: Request, fields: Record<string, unknown>): Promise<Answer> {
  const outcome = await readOutcome(ctx, request);
  if (outcome.state !== 'new-password') {
    return data<CallbackResult>({ outcome: { state: 'failed', message: callbackMessages.notVerified } }, 401);
  }
  const wrong = newPasswordMistakes(fields);
  if (wrong) return data<CallbackResult>({ outcome, ...wrong }, 400);
  try {
    const done = await setPassword(ctx, recoveryTokenIn(ctx, request), { password: textOf(fields.password) });
    const enterAt = done.state === 'signed-in' ? '/dashboard' : authPath('two-factor');
    const to = done.review === null ? enterAt : '/auth/access';
    const review = done.review === null ? [] : [setCookie(ctx.platform.config, 'qp_review', done.review)];
    const toast = { variant: 'success', ...accountWords.passwordUpdated } as const;
    const { passwordLeaked } = done;
    return data<CallbackResult>(
      { outcome: { state: 'updated', to }, toast, passwordLeaked },
      setting([...cookiesAfter(ctx, done), ...review]),
    );
  } catch (error) {
    const words = { title: accountWords.passwordUpdateFailed, otherwise: accountWords.unexpected };
    const { toast, init } = refusalOf(ctx, error, words);
    return data<CallbackResult>({ outcome, toast }, init);
  }
}
