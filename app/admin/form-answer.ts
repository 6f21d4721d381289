import { data } from 'react-router';
import type { z } from 'zod';
import { redirectWithToast } from '#app/flash.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { type ActResult, failureToast } from './answers.ts';

/** What a form of the panel answers when it was not saved. */
export interface FormResult extends ActResult {
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>>;
  /** Why it was refused, when no field is to blame. */
  reason?: string;
}

interface FormWords {
  done: string;
  failed: string;
  /** Messages that the specification has said alone, not after `failed`. */
  alone?: readonly string[];
  /** Where it leads on once it is saved. */
  to: string;
}

interface SentForm<Schema> {
  schema: Schema;
  fields: Readonly<Record<string, unknown>>;
  /** Sent along with the fields, and sent back with them. */
  kept?: Readonly<Record<string, unknown>>;
}

function errorsOf(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? '')] ??= message;
  return errors;
}

/**
 * Saves a form of staff and leads back to its list, which says so. What is wrong with it comes back with everything
 * that was typed; what went wrong on our side is logged and said in general words.
 */
export async function answerForm<Schema extends z.ZodType>(
  context: Context,
  { done, failed, alone = [], to }: FormWords,
  { schema, fields, kept = {} }: SentForm<Schema>,
  save: (input: z.output<Schema>) => Promise<unknown>,
) {
  const typed = { ...fields, ...kept };
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const errors = errorsOf(parsed.error);
    const first = Object.values(errors)[0] ?? null;
    const toast = first && alone.includes(first) ? failureToast(first) : failureToast(failed, first);
    return data<FormResult>({ toast, typed, errors }, 400);
  }
  try {
    await save(parsed.data);
  } catch (error) {
    const told = error instanceof AppError && error.status < 500 ? error : null;
    const { requestId } = context.client ?? {};
    if (!told)
      context.platform.log.error('A form of staff could not be saved', { error, ...(requestId && { requestId }) });
    const reason = told?.publicMessage ?? null;
    const result: FormResult = { toast: failureToast(failed, reason), typed, ...(reason && { reason }) };
    return data<FormResult>(result, told?.status ?? 500);
  }
  return redirectWithToast(context, to, { variant: 'success', title: 'Success', description: done });
}
