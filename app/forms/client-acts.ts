import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { type Answered, onlyIntent } from './answered.ts';
import { type Failures, failureToast, type Words, wordsFor } from './words.ts';

/** The page has ended with these, and says so itself. */
const ending = [401, 403, 404, 410];

/** Redirects, the end of a page, and a request that another one replaced are no failures of a form. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  (isRouteErrorResponse(error) && ending.includes(error.status));

function reasonIn(error: unknown): string | null {
  const message: unknown = isRouteErrorResponse(error) && error.status < 500 ? error.data?.message : null;
  return typeof message === 'string' ? message : null;
}

/** What stands between: nothing of what was sent was taken. */
const away = [502, 503, 504];

/** What to do when nobody took the form; null where it was taken and refused. */
function adviceFor(error: unknown): string | null {
  if (isRouteErrorResponse(error))
    return away.includes(error.status) ? 'Nothing is lost: send it again in a minute.' : null;
  return navigator.onLine === false
    ? 'You are offline. Nothing is lost: send it again once you are connected.'
    : 'We could not be reached. Nothing is lost: check your connection, and send it again.';
}

function toastFor(words: Words | string, error: unknown): ToastMessage {
  const toast = failureToast(words, reasonIn(error));
  const advice = adviceFor(error);
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
