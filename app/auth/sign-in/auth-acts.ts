import { authTexts } from '#app/auth/auth.texts.ts';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { resetInput, secondFactorInput, signInInput, signUpForm } from '#contract/accounts/account-input.ts';
import { usePasskeyInput } from '#contract/accounts/factor-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signInWithPasskey } from '#core/accounts/sessions/actions/sign-in-with-passkey.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import type { Context } from '#core/base/context.ts';
import type { SentMail } from './auth-result.ts';
import { nextIn } from './auth-view.ts';
import { enter, readChallenge } from './enter.ts';

const keep = ['email', 'fullName'];

const sentTo = (value: SentMail) => ({ sent: value });

async function enterFrom(ctx: Context, { url, language }: Sent, signedIn: SignedIn): Promise<Response> {
  const next = nextIn(url);
  const { welcome } = await authTexts.in(language);
  return enter(ctx, signedIn, {
    to: next ?? '/dashboard',
    next,
    language,
    toast: { variant: 'success', ...welcome },
    lead: (to, toast) => redirectWithToast(ctx, to, toast),
  });
}

const secondFactor = (kind: 'code' | 'recovery') =>
  defineAct({
    schema: secondFactorInput,
    input: ({ fields }) => ({ ...fields, kind }),
    run: async (ctx, { code }, sent) =>
      enterFrom(ctx, sent, await completeSecondFactor(ctx, readChallenge(ctx, sent.request) ?? '', code)),
  });

/** The forms of /auth, each under the view that it stands on; and the passkey, which a script of ours sends. */
export const authActs = {
  'sign-in': defineAct({
    schema: signInInput,
    keep,
    async run(ctx, input, sent) {
      const signUpToken = tokenIn(ctx.platform.config, sent.request.headers.get('cookie'), 'qp_signup');
      return enterFrom(ctx, sent, await signIn(ctx, input, signUpToken));
    },
  }),
  passkey: defineAct({
    schema: usePasskeyInput,
    // No field of the page holds it.
    marked: async (language) => (await authTexts.in(language)).passkeyRefused,
    run: async (ctx, { passkey }, sent) => enterFrom(ctx, sent, await signInWithPasskey(ctx, passkey)),
  }),
  'sign-up': defineAct({
    schema: signUpForm,
    keep,
    // As specified, not a word about passwords that differ.
    quiet: ['confirm'],
    async run(ctx, input, { headers }): Promise<SentMail> {
      const { passwordLeaked, signUpToken } = await signUp(ctx, input);
      headers.append('set-cookie', setCookie(ctx.platform.config, 'qp_signup', signUpToken));
      return { what: 'confirmation', email: input.email, passwordLeaked };
    },
    done: async (_done, _ctx, { language }) => (await authTexts.in(language)).signedUp,
    value: sentTo,
  }),
  reset: defineAct({
    schema: resetInput,
    keep,
    async run(ctx, input): Promise<SentMail> {
      await requestReset(ctx, input, '/auth/callback');
      return { what: 'reset', email: input.email };
    },
    done: async (_done, _ctx, { language }) => (await authTexts.in(language)).resetSent,
    value: sentTo,
  }),
  'two-factor': secondFactor('code'),
  'recovery-code': secondFactor('recovery'),
};
