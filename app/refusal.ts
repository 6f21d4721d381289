import type { data } from 'react-router';
import type { ToastMessage } from '#contract/base/toasts.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, errorTable } from '#core/base/errors.ts';

/**
 * What a form is told when its use case says no: the server's words in a destructive toast, with the status and the
 * time after which trying again makes sense. Rethrows what is no answer of the business.
 * @param otherwise said when the use case has no words of its own
 */
export function refusalOf(
  { platform, client }: Context,
  error: unknown,
  { title = 'Error', otherwise }: { title?: string; otherwise: string },
): { toast: ToastMessage; init: Parameters<typeof data>[1] & object } {
  if (!(error instanceof AppError)) throw error;
  const { status, retryAfter, publicMessage } = error;
  if (errorTable[error.code].report) {
    platform.log.error('A form could not be taken', { error, status, ...(client && { requestId: client.requestId }) });
  }
  const headers: HeadersInit = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  return {
    toast: { variant: 'destructive', title, description: publicMessage ?? otherwise },
    init: { status, headers },
  };
}
