import { useEffect } from 'react';
import { type ClientActionFunctionArgs, isRouteErrorResponse, useFetcher } from 'react-router';
import { useToast } from '#app/ui/toasts.tsx';
import { toastFrom, type WithToast } from '#contract/toasts.ts';

const messageOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : null;

/** Redirects, the loss of the role, and a request that another one replaced are no failures of this act. */
const isNoFailure = (error: unknown): boolean =>
  error instanceof Response ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  (isRouteErrorResponse(error) && (error.status === 401 || error.status === 403));

/**
 * A clientAction for routes of the panel: when the server cannot be reached or refuses the request as such, the act
 * is told like any other that failed, and everything typed stays where it is.
 * @param words what each act says when it fails, by the form's `intent`; one without words fails silently
 */
export function tellingFailures(words: Readonly<Record<string, string>>) {
  return async ({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) => {
    const intent = String((await request.clone().formData()).get('intent'));
    try {
      return await serverAction<WithToast>();
    } catch (error) {
      if (isNoFailure(error)) throw error;
      console.warn('An act of staff failed', error);
      const failed = words[intent];
      // What a page does by itself, nobody waits for.
      if (failed === undefined) return null;
      const reason = isRouteErrorResponse(error) && error.status < 500 ? messageOf(error.data) : null;
      const description = reason ? `${failed}${failed.endsWith('.') ? '' : '.'} ${reason}` : failed;
      return { toast: { variant: 'destructive', title: 'Error', description } } satisfies WithToast;
    }
  };
}

/** What the actions of the panel answer. */
interface ActAnswer extends WithToast {
  /** Of the changed thing, as it is now. */
  version?: number;
}

/** A fetcher whose result is shown as a toast. @param onDone called after each success */
export function useAct(onDone?: () => void) {
  const fetcher = useFetcher<ActAnswer>();
  const push = useToast();
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every result
  useEffect(() => {
    const toast = toastFrom(data);
    if (!toast) return;
    push(toast);
    if (toast.variant === 'success') onDone?.();
    else console.warn(toast.description);
  }, [data]);
  const isBusy = fetcher.state !== 'idle';
  const told = isBusy ? null : toastFrom(data);
  /** Why the last try failed, to be said at the form as well. */
  const failed = told?.variant === 'destructive' ? (told.description ?? told.title) : null;
  return { Form: fetcher.Form, submit: fetcher.submit, isBusy, sent: fetcher.formData, answer: data, failed };
}
