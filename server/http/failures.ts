import { HTTPException } from 'hono/http-exception';
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

/** The one place that turns whatever was thrown into an answer. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError) {
    const { report } = errorTable[error.code];
    return { status: error.status, message: error.publicMessage, retryAfter: error.retryAfter, report };
  }
  if (error instanceof HTTPException) {
    const retryAfter = error.status === 503 ? RETRY_AFTER_SECONDS : null;
    return { status: error.status, message: null, retryAfter, report: error.status >= 500 };
  }
  if (isClientGone(error)) return { status: 400, message: null, retryAfter: null, report: false };
  if (isOutage(error)) return { status: 503, message: null, retryAfter: RETRY_AFTER_SECONDS, report: true };
  return { status: 500, message: null, retryAfter: null, report: true };
}
