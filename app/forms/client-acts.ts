import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { type Answered, onlyIntent } from './answered.ts';
import { type Failures, failureToast, type Words, wordsFor } from './words.ts';

/** Redirects, the end of a page (which says so itself), and a request that another one replaced are no failures of a form. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  (isRouteErrorResponse(error) && [401, 403, 404, 410].includes(error.status));

function reasonIn(error: unknown): string | null {
  const message: unknown = isRouteErrorResponse(error) && error.status < 500 ? error.data?.message : null;
  return typeof message === 'string' ? message : null;
}

/** Where something in between did not take the form, or the server did not read it. */
function adviceOn(status: number): string | null {
  if (status === 408) return 'It took too long to arrive. Nothing is lost: send it again, or send less at once.';
  if (status === 413) return 'It is too large. Nothing is lost: leave something out, and send it again.';
  return [429, 502, 503, 504].includes(status) ? 'Nothing is lost: send it again in a minute.' : null;
}

/** What to do when nobody took the form; null where it was taken and refused. */
function adviceFor(error: unknown): string | null {
  if (isRouteErrorResponse(error)) return reasonIn(error) === null ? adviceOn(error.status) : null;
  return navigator.onLine === false
    ? 'You are offline. Nothing is lost: send it again once you are connected.'
    : 'We could not be reached. Nothing is lost: check your connection, and send it again.';
}

function toastFor(words: Words | string, error: unknown): ToastMessage {
  const [toast, advice] = [failureToast(words, reasonIn(error)), adviceFor(error)];
  return advice === null ? toast : { ...toast, description: `${toast.description?.replace(/\.?$/, '.')} ${advice}` };
}

/**
 * The browser's half of `acts`: what never reached the server, or was not understood there, is told like a form that
 * was refused. Everything typed stays where it is, and the page is not loaded anew, which would fail too.
 * @param leaving called when the answer leads elsewhere
 */
export function clientActs(failures: Failures, { leaving }: { leaving?: () => void } = {}) {
  return async ({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) => {
    const copy = request.clone();
    try {
      return await serverAction<Answered<never>>();
    } catch (error) {
      if (error instanceof Response) leaving?.();
      if (isAnswer(error)) throw error;
      console.warn('A form could not be sent', error);
      const intent = String((await copy.formData()).get('intent') ?? onlyIntent);
      const words = wordsFor(failures, intent);
      const toast = words === null ? {} : { toast: toastFor(words, error) };
      return data<Answered<never>>({ intent, ok: false, ...toast }, isRouteErrorResponse(error) ? error.status : 503);
    }
  };
}
