import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import type { WithToast } from '#contract/base/toasts.ts';

/**
 * For a `clientAction`: a connection that fails is told like a server that fails, by a toast, and what was typed
 * stays where it is. Answer it with `failedStatus`: the router would otherwise load the page anew, and fail at that.
 * Rethrows what is an answer.
 */
export function toastForFailure(error: unknown, description: string, title = 'Error'): WithToast {
  if (error instanceof Response) throw error;
  if (isRouteErrorResponse(error) && error.status < 500) throw error;
  console.warn('A form could not be sent', error);
  return { toast: { variant: 'destructive', title, description } };
}

export const failedStatus = 503;

type Sent = Pick<ClientActionFunctionArgs, 'serverAction'>;

/** A `clientAction` that tells every failure in these words. */
export const tellingFailure =
  <Result>(description: string, title?: string) =>
  async ({ serverAction }: Sent) => {
    try {
      return await serverAction<Result>();
    } catch (error) {
      return data<WithToast>(toastForFailure(error, description, title), failedStatus);
    }
  };
