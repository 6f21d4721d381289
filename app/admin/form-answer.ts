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

type Save<Schema extends z.ZodType> = (input: z.output<Schema>) => Promise<unknown>;

/** What is wrong with the form, or null once it is saved. What went wrong on our side is logged and said in general words. */
async function trySave<Schema extends z.ZodType>(
  context: Context,
  { failed, alone }: { failed: string; alone: readonly string[] },
  { schema, fields, kept = {} }: SentForm<Schema>,
  save: Save<Schema>,
): Promise<{ result: FormResult; status: number } | null> {
  const typed = { ...fields, ...kept };
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    const errors = errorsOf(parsed.error);
    const first = Object.values(errors)[0] ?? null;
    const toast = first && alone.includes(first) ? failureToast(first) : failureToast(failed, first);
    return { result: { toast, typed, errors }, status: 400 };
  }
  try {
    await save(parsed.data);
    return null;
  } catch (error) {
    const told = error instanceof AppError && error.status < 500 ? error : null;
    const { requestId } = context.client ?? {};
    if (!told)
      context.platform.log.error('A form of staff could not be saved', { error, ...(requestId && { requestId }) });
    const reason = told?.publicMessage ?? null;
    const toast = failureToast(failed, reason);
    const result: FormResult =
      told?.field && reason
        ? { toast, typed, errors: { [told.field]: reason } }
        : { toast, typed, ...(reason && { reason }) };
    return { result, status: told?.status ?? 500 };
  }
}

/** Saves a form of staff and leads back to its list, which says so; else everything that was typed comes back. */
export async function answerForm<Schema extends z.ZodType>(
  context: Context,
  { done, failed, alone = [], to }: FormWords,
  form: SentForm<Schema>,
  save: Save<Schema>,
) {
  const refused = await trySave(context, { failed, alone }, form, save);
  if (refused) return data<FormResult>(refused.result, refused.status);
  return redirectWithToast(context, to, { variant: 'success', title: 'Success', description: done });
}

/**
 * The same for a form that stands in the list itself.
 * @param missing said alone, when something is not filled in at all
 */
export async function answerAdded<Schema extends z.ZodType>(
  context: Context,
  { done, failed, missing }: { done: string; failed: string; missing: string | null },
  form: SentForm<Schema>,
  save: Save<Schema>,
) {
  if (missing) return data<FormResult>({ toast: failureToast(missing), typed: form.fields }, 400);
  const refused = await trySave(context, { failed, alone: [] }, form, save);
  if (refused) return data<FormResult>(refused.result, refused.status);
  return data<FormResult>({ toast: { variant: 'success', title: 'Success', description: done } });
}
