import { data } from 'react-router';
import { z } from 'zod';
import { refusalOf } from '#app/refusal.ts';
import type { ToastMessage, WithToast } from '#contract/toasts.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';

/** What is wrong, at the field of the form that was sent. */
export interface FormError<Intent extends string> {
  intent: Intent;
  message: string;
}

/** What the action of such a form answers, at least. */
interface Answered extends Partial<WithToast> {
  error?: FormError<never> | FormError<string>;
}

/** Codes and secrets must not stay in any cache. */
const headers = { 'cache-control': 'no-store' };

/**
 * What a form about signing in answers: what was done, or why not, in a toast and at its field. A field too many is no
 * form of ours.
 * @param otherwise said when nobody has better words
 */
export async function answerForm<Intent extends string, Result extends Answered>(
  ctx: Context,
  { intent, work, otherwise }: { intent: Intent; work: () => Promise<Result>; otherwise: string },
) {
  const refuse = (toast: ToastMessage, init: { status?: number; headers?: HeadersInit }) => {
    const error: FormError<Intent> = { intent, message: toast.description ?? otherwise };
    return data({ toast, error } as Result, { ...init, headers: { ...init.headers, ...headers } });
  };
  try {
    return data(await work(), { headers });
  } catch (error) {
    if (error instanceof z.ZodError) {
      if (error.issues.some(({ path }) => path.length === 0)) throw data(null, 400);
      const description = error.issues[0]?.message ?? otherwise;
      return refuse({ variant: 'destructive', title: 'Error', description }, { status: 400 });
    }
    const told = error instanceof AppError ? error : new AppError('internal', { cause: error });
    const { toast, init } = refusalOf(ctx, told, { otherwise });
    return refuse(toast, init as { status?: number; headers?: HeadersInit });
  }
}
