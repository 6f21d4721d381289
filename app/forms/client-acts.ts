import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import { shownLanguage } from '#app/language/use-language.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';
import { type Answered, onlyIntent } from './answered.ts';
import type english from './forms.texts.en.ts';
import { formTexts } from './forms.texts.ts';
import { type FailuresByLanguage, failuresIn, failureToast, type Words, wordsFor } from './words.ts';

type FormTexts = Texts<typeof english>;

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
function adviceOn(status: number, texts: FormTexts): string | null {
  if (status === 408) return texts.tooSlow;
  if (status === 413) return texts.tooLarge;
  return [429, 502, 503, 504].includes(status) ? texts.inAMinute : null;
}

/** What to do when nobody took the form; null where it was taken and refused. */
function adviceFor(error: unknown, texts: FormTexts): string | null {
  if (isRouteErrorResponse(error)) return reasonIn(error) === null ? adviceOn(error.status, texts) : null;
  return navigator.onLine === false ? texts.offline : texts.unreachable;
}

function toastFor(words: Words | string, error: unknown, texts: FormTexts): ToastMessage {
  const [toast, advice] = [failureToast(words, reasonIn(error), texts.error), adviceFor(error, texts)];
  return advice === null ? toast : { ...toast, description: `${toast.description?.replace(/\.?$/, '.')} ${advice}` };
}

/**
 * The browser's half of `acts`: what never reached the server, or was not understood there, is told like a form that
 * was refused. Everything typed stays where it is, and the page is not loaded anew, which would fail too.
 * @param leaving called when the answer leads elsewhere
 */
export function clientActs(failures: FailuresByLanguage, { leaving }: { leaving?: () => void } = {}) {
  return async ({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) => {
    const copy = request.clone();
    try {
      return await serverAction<Answered<never>>();
    } catch (error) {
      if (error instanceof Response) leaving?.();
      if (isAnswer(error)) throw error;
      console.warn('A form could not be sent', error);
      const intent = String((await copy.formData()).get('intent') ?? onlyIntent);
      const language = shownLanguage();
      const words = wordsFor(await failuresIn(failures, language), intent);
      const toast = words === null ? {} : { toast: toastFor(words, error, await formTexts.in(language)) };
      return data<Answered<never>>({ intent, ok: false, ...toast }, isRouteErrorResponse(error) ? error.status : 503);
    }
  };
}
