import { z } from 'zod';
import { authTexts } from '#app/auth/auth.texts.ts';
import { authPath } from '#app/auth/sign-in/auth-view.ts';
import { cookiesAfter } from '#app/auth/sign-in/enter.ts';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { newPasswordPair } from '#contract/accounts/account-input.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { findRecoveryEmail } from '#core/accounts/sessions/queries/links.ts';
import type { Context } from '#core/base/context.ts';
import type { CallbackOutcome, CallbackValue } from './callback-outcome.ts';

const recoveryTokenIn = ({ platform }: Context, request: Request) =>
  tokenIn(platform.config, request.headers.get('cookie'), 'qp_recovery');

/** Whom the browser's cookies prove: somebody who may set a password, somebody with a session, or nobody. */
export async function readOutcome(ctx: Context, request: Request): Promise<CallbackOutcome> {
  const email = await findRecoveryEmail(ctx.platform, recoveryTokenIn(ctx, request));
  if (email !== null) return { state: 'new-password', email };
  if (ctx.actor.kind === 'person') return { state: 'confirmed' };
  return { state: 'failed', failure: 'notConfirmed' };
}

const showValue = (shown: CallbackValue): CallbackValue => shown;

const setCookies = ({ headers }: Sent, cookies: readonly string[]): void => {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
};

/** Sets the password and signs in, or asks for the second factor. */
async function updatePassword(ctx: Context, sent: Sent): Promise<CallbackValue> {
  const before = await readOutcome(ctx, sent.request);
  if (before.state !== 'new-password') return { outcome: { state: 'failed', failure: 'notVerified' } };
  const { password } = newPasswordPair.parse(sent.fields);
  const done = await setPassword(ctx, recoveryTokenIn(ctx, sent.request), { password });
  setCookies(sent, cookiesAfter(ctx, done));
  if (done.review !== null) setCookies(sent, [setCookie(ctx.platform.config, 'qp_review', done.review)]);
  const enterAt = done.state === 'signed-in' ? '/dashboard' : addressIn(sent.language, authPath('two-factor'));
  const to = done.review === null ? enterAt : addressIn(sent.language, '/auth/access');
  return { outcome: { state: 'updated', to }, passwordLeaked: done.passwordLeaked };
}

const pair = z.looseObject({ access_token: z.string().catch(''), refresh_token: z.string().catch('') });

/** What the page behind a mailed link asks. Why a link was not taken, it tells itself. */
export const callbackActs = {
  check: defineAct({
    schema: z.looseObject({}),
    run: async (ctx, _, { request }): Promise<CallbackValue> => ({ outcome: await readOutcome(ctx, request) }),
    value: showValue,
  }),
  /** Exchanges the pair of a recovery link for a session that can set a password and nothing else. */
  exchange: defineAct({
    schema: pair,
    quiet: 'reason',
    async run(ctx, { access_token, refresh_token }, sent): Promise<CallbackValue> {
      const session = await exchangeRecovery(ctx, { access_token, refresh_token });
      setCookies(sent, [setCookie(ctx.platform.config, 'qp_recovery', session.access_token)]);
      return { outcome: { state: 'new-password', email: session.user.email } };
    },
    value: showValue,
  }),
  'set-password': defineAct({
    schema: z.looseObject({}),
    keep: ['email'],
    run: (ctx, _, sent) => updatePassword(ctx, sent),
    done: async ({ outcome }, _ctx, { language }) =>
      outcome.state === 'updated' ? (await authTexts.in(language)).passwordUpdated : null,
    status: ({ outcome }) => (outcome.state === 'updated' ? 200 : 401),
    value: showValue,
  }),
};

/** Which of them was sent. */
export function callbackIntent({ form }: Sent): keyof typeof callbackActs {
  const intent = form.get('intent');
  return intent === 'exchange' || intent === 'set-password' ? intent : 'check';
}
