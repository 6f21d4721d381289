import { data } from 'react-router';
import { z } from 'zod';
import { logRefused } from '#app/log-refused.ts';
import type { Language } from '#contract/base/languages.ts';
import { wordFault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, errorTable } from '#core/base/errors.ts';
import type { Answered } from './answered.ts';
import { failureToast, type Words } from './words.ts';

/** How a form tells that it was refused. */
export interface Telling {
  /** Said in the toast when fields are marked, instead of what is wrong with the first of them. */
  marked?: string | undefined;
  /** Reasons, as sentences or faults, that are said without the words for a failure. */
  alone?: readonly string[] | undefined;
  /** What the page tells by itself, without a toast: every fault, the reason when no field is to blame, or these fields'. */
  quiet?: 'all' | 'reason' | readonly string[] | undefined;
}

/** The form that is refused. */
interface Sent {
  intent: string;
  /** Null: nobody waits for it, and nothing is said. */
  words: Words | string | null;
  /** In which it is told. */
  language: Language;
  /** Stands above what has no title of its own. */
  error: string;
  /** What may be sent back of what was typed. */
  typed: Readonly<Record<string, string>>;
}

/** What is wrong with a form, by field; and why it is refused, when that is about no field. */
interface Fault {
  errors: Record<string, string>;
  reason: string | null;
}

function faultOf(error: z.ZodError, language: Language): Fault {
  const errors: Record<string, string> = {};
  let reason: string | null = null;
  for (const { code, path, message: named } of error.issues) {
    const message = wordFault(named, language);
    if (path[0] !== undefined) errors[String(path[0])] ??= message;
    // A field too many is nobody's mistake in typing, so there are no words for it.
    else if (code === 'custom') reason ??= message;
  }
  return { errors, reason };
}

function faultIn({ field, said }: AppError, language: Language): Fault {
  const message = said === null ? null : wordFault(said, language);
  return field && message ? { errors: { [field]: message }, reason: null } : { errors: {}, reason: message };
}

/** What went wrong on our side is for the operator: the form says general words only. */
function logFailure({ platform, client }: Context, error: AppError, intent: string): void {
  const requestId = client ? { requestId: client.requestId } : {};
  platform.log.error('A form could not be taken', { error, form: intent, status: error.status, ...requestId });
}

function isQuiet(quiet: Telling['quiet'], field: string | undefined): boolean {
  if (quiet === 'all' || quiet === undefined) return quiet === 'all';
  return field === undefined ? quiet === 'reason' : quiet !== 'reason' && quiet.includes(field);
}

/** A title belongs to the words for a failure: a mistake in a field, told by itself, is plainly an error. */
const withoutTitle = (words: Words | string): Words =>
  typeof words === 'string' ? { failed: words } : { failed: words.failed, ...(words.leads && { leads: true }) };

function toastFor(
  words: Words | string,
  { error: title, language }: Pick<Sent, 'error' | 'language'>,
  { marked, alone = [] }: Telling,
  { errors, reason }: Fault,
) {
  const [first] = Object.values(errors);
  const said = first === undefined ? reason : (marked ?? first);
  const isAlone = said !== null && (said === marked || alone.some((one) => wordFault(one, language) === said));
  return { ...failureToast(words, said, title), ...(isAlone && { description: said }) };
}

/**
 * The one place that turns what is wrong with a form, or what its use case threw, into what the form says: a toast,
 * errors at its fields, what was typed, a status, when to come back, and an entry in the log where the fault is ours.
 */
export function answerRefused(
  ctx: Context,
  error: unknown,
  { intent, words, language, error: title, typed }: Sent,
  telling: Telling,
) {
  const isInput = error instanceof z.ZodError;
  const told = error instanceof AppError ? error : new AppError(isInput ? 'invalid' : 'internal', { cause: error });
  const { status, retryAfter, code } = told;
  const isOurs = errorTable[code].report;
  if (isOurs) logFailure(ctx, told, intent);
  else logRefused(ctx, told, intent);
  const fault = isInput ? faultOf(error, language) : faultIn(told, language);
  const [field] = Object.keys(fault.errors);
  const says = words !== null && (isOurs || !isQuiet(telling.quiet, field));
  const answer: Answered<never> = {
    ...{ intent, ok: false, typed },
    ...(says && {
      toast: toastFor(
        isInput && !telling.marked ? withoutTitle(words) : words,
        { error: title, language },
        isInput ? telling : { alone: telling.alone },
        fault,
      ),
    }),
    ...(field !== undefined && { errors: fault.errors }),
    ...(fault.reason !== null && { reason: fault.reason }),
    ...(retryAfter !== null && { retryAfter }),
  };
  return data(answer, { status, headers: new Headers(retryAfter === null ? {} : { 'retry-after': `${retryAfter}` }) });
}
