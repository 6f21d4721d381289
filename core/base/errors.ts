import { fault, wordFault } from '#contract/faults/faults.ts';
import { isOutage } from '#platform/outage.ts';

/** One table: what each code means on the wire, and whether the operator should hear of it. */
export const errorTable = {
  invalid: { status: 400, report: false },
  unauthenticated: { status: 401, report: false },
  forbidden: { status: 403, report: false },
  'not-found': { status: 404, report: false },
  conflict: { status: 409, report: false },
  gone: { status: 410, report: false },
  limited: { status: 429, report: false },
  unavailable: { status: 503, report: true },
  internal: { status: 500, report: true },
} as const;

export type ErrorCode = keyof typeof errorTable;

/** Seconds after which something that is away may be asked for again. */
const OUTAGE_SECONDS = 5;

/**
 * The one error of the business. `publicMessage` may be shown; `cause` only goes to the log. What failed because
 * something we depend on is away (`isOutage`) is `unavailable`, whatever an action wraps it in.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly publicMessage: string | null;
  /** The same, or the name of a fault: to be worded in the language of who is told (contract/faults/). */
  readonly said: string | null;
  /** Seconds after which trying again makes sense (429, 503). */
  readonly retryAfter: number | null;
  /** Of the form, whose value is refused. */
  readonly field: string | null;

  constructor(
    code: ErrorCode,
    options: { publicMessage?: string; retryAfter?: number; field?: string; cause?: unknown } = {},
  ) {
    const { publicMessage: said = null } = options;
    const inEnglish = said === null ? null : wordFault(said);
    super(inEnglish ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code === 'internal' && isOutage(options.cause) ? 'unavailable' : code;
    this.publicMessage = inEnglish;
    this.said = said;
    this.field = options.field ?? null;
    this.retryAfter = options.retryAfter ?? (this.code === 'unavailable' ? OUTAGE_SECONDS : null);
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Somebody saved something else since the page was drawn: nothing is overwritten that was not seen. */
export const changedMeanwhile = (publicMessage = fault('changed-meanwhile')): AppError =>
  new AppError('conflict', { publicMessage });

/** There is no such thing, or none for whoever asks. */
export const notFound = (): AppError => new AppError('not-found');

/** What was sent cannot be meant. @param publicMessage said to whoever sent it */
export const refused = (publicMessage?: string): AppError =>
  new AppError('invalid', publicMessage === undefined ? {} : { publicMessage });
