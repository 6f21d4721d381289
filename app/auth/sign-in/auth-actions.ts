import { data } from 'react-router';
import { type ZodError, z } from 'zod';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { redirectWithToast } from '#app/flash.ts';
import { refusalOf } from '#app/refusal.ts';
import { resetInput, secondFactorInput, signInInput, signUpInput } from '#contract/accounts/account-input.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import { usePasskeyInput } from '#contract/accounts/factor-input.ts';
import { passkeyWords } from '#contract/accounts/factors.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signInWithPasskey } from '#core/accounts/sessions/actions/sign-in-with-passkey.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { AuthResult } from './auth-result.ts';
import type { AuthView } from './auth-view.ts';
import { enter, readChallenge } from './enter.ts';

/** A form of /auth as it arrives. */
export interface Posted {
  ctx: Context;
  request: Request;
  fields: Record<string, FormDataEntryValue>;
  /** Where to go afterwards; null for the usual place. */
  next: string | null;
}

type Answer = Response | ReturnType<typeof data<AuthResult>>;

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

const typedIn = ({ fields }: Posted): NonNullable<AuthResult['values']> => ({
  email: typed(fields.email),
  fullName: typed(fields.fullName),
});

/** Says at each field what is wrong with it, and the first of it in the toast. */
function invalid(posted: Posted, error: ZodError): Answer {
  const fieldErrors: Record<string, string[] | undefined> = z.flattenError(error).fieldErrors;
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).flatMap(([name, messages]) => (messages?.[0] ? [[name, messages[0]]] : [])),
  );
  const description = Object.values(errors)[0] ?? accountWords.unexpected;
  const toast = { variant: 'destructive', title: 'Error', description } as const;
  return data<AuthResult>({ toast, errors, values: typedIn(posted) }, 400);
}

/** Does what the form asks; a refusal keeps what was typed. */
async function answering(posted: Posted, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const { toast, init } = refusalOf(posted.ctx, error, { otherwise: accountWords.unexpected });
    return data<AuthResult>({ toast, values: typedIn(posted) }, init);
  }
}

const welcome = { variant: 'success', ...accountWords.welcome } as const;

const enterFrom = ({ ctx, next }: Posted, signedIn: Parameters<typeof enter>[1]): Response =>
  enter(ctx, signedIn, {
    to: next ?? '/dashboard',
    next,
    toast: welcome,
    lead: (to, toast) => redirectWithToast(ctx, to, toast),
  });

/** The answer of a passkey comes from a script of ours, so one that does not parse has no field to say it at. */
async function postPasskey(posted: Posted): Promise<Answer> {
  return answering(posted, async () => {
    const parsed = usePasskeyInput.safeParse(posted.fields);
    if (!parsed.success) throw new AppError('invalid', { publicMessage: passkeyWords.refused });
    return enterFrom(posted, await signInWithPasskey(posted.ctx, parsed.data.passkey));
  });
}

async function postSignIn(posted: Posted): Promise<Answer> {
  if ('passkey' in posted.fields) return postPasskey(posted);
  const parsed = signInInput.safeParse(posted.fields);
  if (!parsed.success) return invalid(posted, parsed.error);
  const signUpToken = tokenIn(posted.ctx.platform.config, posted.request.headers.get('cookie'), 'qp_signup');
  return answering(posted, async () => enterFrom(posted, await signIn(posted.ctx, parsed.data, signUpToken)));
}

async function postSignUp(posted: Posted): Promise<Answer> {
  const { confirm, ...fields } = posted.fields;
  if (typed(confirm) !== typed(fields.password))
    return data<AuthResult>({ differ: true, values: typedIn(posted) }, 400);
  const parsed = signUpInput.safeParse(fields);
  if (!parsed.success) return invalid(posted, parsed.error);
  return answering(posted, async () => {
    const { passwordLeaked, signUpToken } = await signUp(posted.ctx, parsed.data);
    const toast = { variant: 'success', ...accountWords.signedUp } as const;
    const sent = { what: 'confirmation', email: parsed.data.email, passwordLeaked } as const;
    const cookie = setCookie(posted.ctx.platform.config, 'qp_signup', signUpToken);
    return data<AuthResult>({ toast, sent }, { headers: { 'set-cookie': cookie } });
  });
}

async function postReset(posted: Posted): Promise<Answer> {
  const parsed = resetInput.safeParse(posted.fields);
  if (!parsed.success) return invalid(posted, parsed.error);
  return answering(posted, async () => {
    await requestReset(posted.ctx, parsed.data, '/auth/callback');
    const toast = { variant: 'success', ...accountWords.resetSent } as const;
    return data<AuthResult>({ toast, sent: { what: 'reset', email: parsed.data.email } });
  });
}

async function postCode(posted: Posted, kind: 'code' | 'recovery'): Promise<Answer> {
  const parsed = secondFactorInput.safeParse({ ...posted.fields, kind });
  if (!parsed.success) return invalid(posted, parsed.error);
  const challenge = readChallenge(posted.ctx, posted.request) ?? '';
  return answering(posted, async () =>
    enterFrom(posted, await completeSecondFactor(posted.ctx, challenge, parsed.data.code)),
  );
}

/** What each form of /auth does. */
export const authActions: Readonly<Record<AuthView, (posted: Posted) => Promise<Answer>>> = {
  'sign-in': postSignIn,
  'sign-up': postSignUp,
  reset: postReset,
  'two-factor': (posted) => postCode(posted, 'code'),
  'recovery-code': (posted) => postCode(posted, 'recovery'),
};
