import { data } from 'react-router';
import type { z } from 'zod';
import { attempt } from '#app/attempt.ts';
import type { ToastMessage, WithToast } from '#contract/toasts.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';

/** What an act of staff says when it is done, and when it is not, in the words of the specification. */
export interface ActWords {
  done: string;
  failed: string;
  /** A refusal is told in the server's words alone. */
  reasonAlone?: boolean;
}

export const failureToast = (failed: string, reason?: string | null): ToastMessage => ({
  variant: 'destructive',
  title: 'Error',
  description: reason ? `${failed}${failed.endsWith('.') ? '' : '.'} ${reason}` : failed,
});

/** @throws AppError `invalid` with what is wrong, in words for whoever filled in the form */
export function parseFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', { publicMessage: parsed.error.issues[0]?.message ?? 'Please check what you typed.' });
}

/** What an act of staff answers. */
export interface ActResult extends WithToast {
  /** What was typed, for a page that is drawn anew without JavaScript. Left out after success. */
  typed?: Readonly<Record<string, unknown>>;
  /** Of the thing that was changed, where one may be changed again at once. */
  version?: number;
}

const versionOf = (done: unknown) =>
  typeof done === 'object' && done !== null && 'version' in done && typeof done.version === 'number'
    ? { version: done.version }
    : {};

/**
 * Runs an act of staff and answers with its toast. What went wrong on our side is logged and said in general words.
 * @param typed what the form held
 */
export async function answerAct(
  context: Context,
  { done, failed, reasonAlone }: ActWords,
  typed: Readonly<Record<string, unknown>>,
  act: () => Promise<unknown>,
) {
  try {
    const changed = await act();
    const toast: ToastMessage = { variant: 'success', title: 'Success', description: done };
    return data<ActResult>({ toast, ...versionOf(changed) });
  } catch (error) {
    const told = error instanceof AppError && error.status < 500 ? error : null;
    const { requestId } = context.client ?? {};
    if (!told) context.platform.log.error('An act of staff failed', { error, ...(requestId && { requestId }) });
    const reason = told?.publicMessage;
    const toast = reason && reasonAlone ? failureToast(reason) : failureToast(failed, reason);
    return data<ActResult>({ toast, typed }, told?.status ?? 500);
  }
}

/** A count beside a tab or above a list is never worth a page: one that cannot be read is null, and left out. */
export async function orNone<Value>(context: Context, what: string, read: () => Promise<Value>): Promise<Value | null> {
  const outcome = await attempt(context, what, read);
  return outcome.ok ? outcome.value : null;
}

/** What a tab shows, or the words that say why it does not. */
export type Shown<Value> = { value: Value; failed: null } | { value: null; failed: string };

/** Loads what a tab shows; a failure on our side is logged and told on the tab, which stays usable. */
export async function orFailed<Value>(
  context: Context,
  failed: string,
  load: () => Promise<Value>,
): Promise<Shown<Value>> {
  try {
    return { value: await load(), failed: null };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    context.platform.log.error('A tab of the panel could not be loaded', { error });
    return { value: null, failed };
  }
}
