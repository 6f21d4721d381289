import { data, redirect } from 'react-router';
import { newPasswordMistakes } from '#app/auth/passwords/new-password-mistakes.ts';
import { enter } from '#app/auth/sign-in/enter.ts';
import { setCookie, tokenIn, withCookies } from '#app/cookies.ts';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { type ResetTarget, resetTargets, sessionWords } from '#contract/accounts/session.ts';
import type { WithToast } from '#contract/base/toasts.ts';
import { confirm, confirmWithPassword } from '#core/accounts/sessions/actions/confirm-address.ts';
import type { SignedIn } from '#core/accounts/sessions/actions/open-session.ts';
import { openRecovery, setSession } from '#core/accounts/sessions/actions/reset-password.ts';
import type { Context } from '#core/base/context.ts';

export type LinkKind = 'confirmation' | 'recovery';

/** What the action at /auth/link answers when it does not lead on. */
export interface LinkResult extends Partial<WithToast> {
  /** Why the link was not taken. */
  message?: string;
  /** The same link may work later. */
  again?: boolean;
  /** Nothing was used up: a password is asked for first. */
  asks?: true;
  errors?: { password?: string; confirm?: string };
}

export const kindOf = (value: unknown): LinkKind => (value === 'recovery' ? 'recovery' : 'confirmation');
export const targetOf = (value: unknown): ResetTarget => resetTargets.find((one) => one === value) ?? '/auth/callback';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The form behind a link as it arrives. */
interface Pressed {
  ctx: Context;
  request: Request;
  fields: Record<string, FormDataEntryValue>;
  token: string;
  /** Whether the callback page can read a fragment. */
  scripts: boolean;
}

type Answer = Response | ReturnType<typeof data<LinkResult>>;

/** The pair goes on in the fragment, which no server sees; without scripts it is exchanged here. */
async function recover({ ctx, fields, token, scripts }: Pressed): Promise<Answer> {
  const to = targetOf(fields.to);
  const { config } = ctx.platform;
  const { access_token, refresh_token, browser } = await openRecovery(ctx, token);
  const known = setCookie(config, 'qp_browser', browser);
  if (scripts) {
    const fragment = new URLSearchParams({ type: 'recovery', access_token, refresh_token });
    return withCookies(redirect(`${to}#${fragment}`), [known]);
  }
  const here = { ...ctx, client: ctx.client && { ...ctx.client, browser } };
  const session = await setSession(here, { access_token, refresh_token });
  return withCookies(redirect(`${to}?type=recovery&scripts=no`), [
    known,
    setCookie(config, 'qp_recovery', session.access_token),
  ]);
}

function enterFrom({ ctx, scripts }: Pressed, signedIn: SignedIn, description: string): Response {
  const to = scripts ? '/auth/callback' : '/auth/callback?scripts=no';
  const toast = { variant: 'success', ...accountWords.emailConfirmed, description } as const;
  return enter(ctx, signedIn, { to, next: null, toast, lead: (path) => redirectWithToast(ctx, path, toast) });
}

async function pressConfirm(pressed: Pressed): Promise<Answer> {
  const { ctx, request, token } = pressed;
  const confirmed = await confirm(ctx, token, tokenIn(ctx.platform.config, request.headers.get('cookie'), 'qp_signup'));
  if (confirmed.state === 'password-wanted') return data<LinkResult>({ asks: true });
  return enterFrom(pressed, confirmed, accountWords.emailConfirmed.description);
}

async function choosePassword(pressed: Pressed): Promise<Answer> {
  const { ctx, token, fields } = pressed;
  const mistakes = newPasswordMistakes(fields);
  if (mistakes) return data<LinkResult>({ asks: true, ...mistakes }, 400);
  try {
    const { passwordLeaked, ...signedIn } = await confirmWithPassword(ctx, token, {
      password: textOf(fields.password),
    });
    const { description } = accountWords.emailConfirmed;
    return enterFrom(pressed, signedIn, passwordLeaked ? `${description} ${accountWords.leakedSoon}` : description);
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: sessionWords.deadLink });
    if (init.status !== 400) throw error;
    return data<LinkResult>({ asks: true, toast, errors: { password: toast.description ?? '' } }, init);
  }
}

/** What the form behind a mailed link does. */
export async function openMailedLink(ctx: Context, request: Request): Promise<Answer> {
  const fields = Object.fromEntries(await request.formData());
  const pressed = { ctx, request, fields, token: textOf(fields.token), scripts: fields.scripts === 'yes' };
  try {
    if (kindOf(fields.type) === 'recovery') return await recover(pressed);
    return await ('password' in fields ? choosePassword(pressed) : pressConfirm(pressed));
  } catch (error) {
    const { toast, init } = refusalOf(ctx, error, { otherwise: sessionWords.deadLink });
    return data<LinkResult>({ message: toast.description ?? sessionWords.deadLink, again: init.status === 429 }, init);
  }
}
