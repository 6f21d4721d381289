import { redirect } from 'react-router';
import { z } from 'zod';
import { authTexts } from '#app/auth/auth.texts.ts';
import { enter } from '#app/auth/sign-in/enter.ts';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { defineAct, type Sent } from '#app/forms/act.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { newPasswordPair } from '#contract/accounts/account-input.ts';
import { type ResetTarget, resetTargets, type SignedIn } from '#contract/accounts/session.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { useMailedLink } from '#core/accounts/provider/actions/use-mailed-link.ts';
import { confirmEnrolment } from '#core/accounts/sessions/actions/confirm-enrolment.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { useSignInLink } from '#core/accounts/sessions/actions/sign-in-by-operator.ts';
import type { Context } from '#core/base/context.ts';

export const linkKinds = ['confirmation', 'recovery', 'enrolment', 'provider', 'sign-in'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const kindOf = (value: unknown): LinkKind => linkKinds.find((kind) => kind === value) ?? 'confirmation';
export const targetOf = (value: unknown): ResetTarget => resetTargets.find((one) => one === value) ?? '/auth/callback';

const token = z.string().catch('');
const link = z.object({ token });

/** Whether the callback page can read a fragment. */
const runsScripts = ({ fields }: Sent): boolean => fields.scripts === 'yes';

/** The pair goes on in the fragment, which no server sees; without scripts it is exchanged here. */
async function recoverAccount(ctx: Context, { token }: z.output<typeof link>, sent: Sent): Promise<Response> {
  const to = addressIn(sent.language, targetOf(sent.fields.to));
  const { config } = ctx.platform;
  const { access_token, refresh_token, browser } = await openRecovery(ctx, token);
  sent.headers.append('set-cookie', setCookie(config, 'qp_browser', browser));
  if (runsScripts(sent))
    return redirect(`${to}#${new URLSearchParams({ type: 'recovery', access_token, refresh_token })}`);
  const here = { ...ctx, client: ctx.client && { ...ctx.client, browser } };
  const session = await exchangeRecovery(here, { access_token, refresh_token });
  sent.headers.append('set-cookie', setCookie(config, 'qp_recovery', session.access_token));
  return redirect(`${to}?type=recovery&scripts=no`);
}

async function enterFrom(ctx: Context, sent: Sent, signedIn: SignedIn, isLeaked = false): Promise<Response> {
  const { language } = sent;
  const { emailConfirmed, confirmedLeaked } = await authTexts.in(language);
  const to = addressIn(language, runsScripts(sent) ? '/auth/callback' : '/auth/callback?scripts=no');
  const toast: ToastMessage = {
    variant: 'success',
    ...emailConfirmed,
    ...(isLeaked && { description: confirmedLeaked }),
  };
  return enter(ctx, signedIn, { to, next: null, language, toast, lead: (path) => redirectWithToast(ctx, path, toast) });
}

async function enterPlainly(ctx: Context, { language }: Sent, signedIn: SignedIn): Promise<Response> {
  const { welcome } = await authTexts.in(language);
  return enter(ctx, signedIn, {
    to: '/dashboard',
    next: null,
    language,
    toast: { variant: 'success', ...welcome },
    lead: (path, toast) => redirectWithToast(ctx, path, toast),
  });
}

/** The forms behind a mailed link. Why it was not taken, their page tells. */
export const linkActs = {
  recover: defineAct({ schema: link, quiet: 'reason', run: recoverAccount }),
  confirm: defineAct({
    schema: link,
    quiet: 'reason',
    async run(ctx, { token }, sent) {
      const confirmed = await confirmSignUp(
        ctx,
        token,
        tokenIn(ctx.platform.config, sent.request.headers.get('cookie'), 'qp_signup'),
      );
      // Nothing was used up: a password is asked for first.
      if (confirmed.state === 'password-wanted') return { asks: true };
      return enterFrom(ctx, sent, confirmed);
    },
    value: (asked) => asked,
  }),
  enrol: defineAct({
    schema: link,
    quiet: 'reason',
    async run(ctx, { token }) {
      await confirmEnrolment(ctx, token);
      return redirect('/settings/two-factor');
    },
  }),
  provider: defineAct({
    schema: link,
    quiet: 'reason',
    run: async (ctx, { token }, sent) => enterPlainly(ctx, sent, await useMailedLink(ctx, token)),
  }),
  'sign-in': defineAct({
    schema: link,
    quiet: 'reason',
    run: async (ctx, { token }, sent) => enterPlainly(ctx, sent, await useSignInLink(ctx, token)),
  }),
  choose: defineAct({
    schema: newPasswordPair.extend({ token }),
    quiet: 'reason',
    async run(ctx, { token, password }, sent) {
      const { passwordLeaked, ...signedIn } = await confirmWithPassword(ctx, token, { password });
      return enterFrom(ctx, sent, signedIn, passwordLeaked);
    },
  }),
};

/** Which of them was sent. */
export function linkIntent({ fields }: Sent): keyof typeof linkActs {
  const kind = kindOf(fields.type);
  if (kind === 'recovery') return 'recover';
  if (kind === 'enrolment') return 'enrol';
  if (kind !== 'confirmation') return kind;
  return 'password' in fields ? 'choose' : 'confirm';
}
