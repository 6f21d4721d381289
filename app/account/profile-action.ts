import { data } from 'react-router';
import { z } from 'zod';
import { refusalOf } from '#app/refusal.ts';
import { profileInput } from '#contract/customer-input.ts';
import { profileWords } from '#contract/customers.ts';
import { proofInput } from '#contract/factor-input.ts';
import { factorWords } from '#contract/factors.ts';
import type { Context } from '#core/context.ts';
import { deactivateOwnAccount, updateName } from '#core/customers/actions.ts';
import { requestErasure } from '#core/erasure/actions.ts';
import { AppError } from '#core/errors.ts';
import { clearedCookies, requestReset } from '#core/sessions/actions.ts';
import { notDone, type ProfileIntent, type ProfileResult } from './profile-result.ts';

/** This form has nothing but its button. */
const nothing = z.strictObject({});

type Answer = ReturnType<typeof data<ProfileResult>>;

async function postName(ctx: Context, fields: Record<string, unknown>): Promise<Answer> {
  const parsed = profileInput.safeParse(fields);
  const typed = typeof fields.fullName === 'string' ? { fullName: fields.fullName } : {};
  if (!parsed.success) {
    const error = z.flattenError(parsed.error).fieldErrors.fullName?.[0] ?? notDone.name;
    const toast = { variant: 'destructive', title: 'Error', description: error } as const;
    return data({ ...typed, error, toast }, 400);
  }
  await updateName(ctx, parsed.data);
  return data({ toast: { variant: 'success', ...profileWords.saved } });
}

async function postReset(ctx: Context, fields: Record<string, unknown>): Promise<Answer> {
  nothing.parse(fields);
  if (ctx.actor.kind === 'person') await requestReset(ctx, { email: ctx.actor.email }, '/reset-password');
  return data({ toast: { variant: 'success', ...profileWords.resetSent } });
}

/** Ends the account in one of two ways, with a proof of who it is. */
const ending =
  (end: (ctx: Context, input: { proof: string }) => Promise<void>, words: { title: string; description: string }) =>
  async (ctx: Context, fields: Record<string, unknown>): Promise<Answer> => {
    const parsed = proofInput.safeParse(fields);
    if (parsed.success) {
      await end(ctx, parsed.data);
      return ended(ctx, words);
    }
    const proofError = z.flattenError(parsed.error).fieldErrors.proof?.[0];
    if (proofError === undefined) throw parsed.error;
    return data({ proofError }, 400);
  };

const isAboutProof = (words: string | undefined): words is string =>
  [factorWords.wrongPassword, factorWords.wrongCode, factorWords.tooMany].some((one) => one === words);

/** The sessions of the account are over, this browser's too. */
function ended(ctx: Context, words: { title: string; description: string }): Answer {
  const headers = new Headers();
  for (const cookie of clearedCookies(ctx.platform.config)) headers.append('set-cookie', cookie);
  return data({ ended: true, toast: { variant: 'success', ...words } }, { headers });
}

const acts: Record<ProfileIntent, typeof postName> = {
  name: postName,
  reset: postReset,
  deactivate: ending(deactivateOwnAccount, profileWords.deactivated),
  erase: ending(requestErasure, profileWords.erasureAsked),
};

const isIntent = (value: unknown): value is ProfileIntent => typeof value === 'string' && Object.hasOwn(acts, value);

/** What the forms of the profile page do, told apart by their `intent`. */
export async function postProfile(ctx: Context, request: Request): Promise<Answer> {
  const { intent, ...fields } = Object.fromEntries(await request.formData());
  if (!isIntent(intent)) throw data(null, 400);
  try {
    return await acts[intent](ctx, fields);
  } catch (error) {
    if (error instanceof z.ZodError) throw data(null, 400);
    const told = error instanceof AppError ? error : new AppError('internal', { cause: error });
    const { toast, init } = refusalOf(ctx, told, { otherwise: notDone[intent] });
    const typed = typeof fields.fullName === 'string' ? { fullName: fields.fullName } : {};
    // Beside its field, not over the button that tries again.
    if (isAboutProof(toast.description)) return data({ proofError: toast.description }, init);
    return data({ ...typed, toast }, init);
  }
}
