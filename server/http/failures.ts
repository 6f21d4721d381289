import { HTTPException } from 'hono/http-exception';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { wordFault } from '#contract/faults/faults.ts';
import { AppError, errorTable } from '#core/base/errors.ts';
import { isOutage } from '#platform/outage.ts';

/** What a failure means on the wire. */
export interface Failure {
  status: number;
  /** May be shown to the person. */
  message: string | null;
  /** Seconds. */
  retryAfter: number | null;
  /** Whether the operator should hear of it. */
  report: boolean;
}

const RETRY_AFTER_SECONDS = 5;

/** Node's word for a client that left in the middle of its own request. */
const isClientGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** The one place that turns whatever was thrown into an answer. @param language of its message */
export function failureOf(error: unknown, language: Language = firstLanguage): Failure {
  if (error instanceof AppError) {
    const { report } = errorTable[error.code];
    const message = error.said === null ? null : wordFault(error.said, language);
    return { status: error.status, message, retryAfter: error.retryAfter, report };
  }
  if (error instanceof HTTPException) {
    const retryAfter = error.status === 503 ? RETRY_AFTER_SECONDS : null;
    return { status: error.status, message: null, retryAfter, report: error.status >= 500 };
  }
  if (isClientGone(error)) return { status: 400, message: null, retryAfter: null, report: false };
  if (isOutage(error)) return { status: 503, message: null, retryAfter: RETRY_AFTER_SECONDS, report: true };
  return { status: 500, message: null, retryAfter: null, report: true };
}
