import type { ClientActionFunctionArgs, DataStrategyResult } from 'react-router';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import { toastFrom } from '#contract/base/toasts.ts';

type Results = Record<string, DataStrategyResult>;

/** What `data()` gave in the browser is still wrapped. */
const dataIn = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'init' in result && 'data' in result ? result.data : result;

/**
 * The root's middleware in the browser, around everything that is sent and read: shows what an action's answer or a
 * redirect's page says, once, as it arrives. A redirect's toast is read from its cookie only once, so it is shown even
 * if another page was chosen meanwhile; the answer to a form that was sent again counts no more.
 */
export async function tellToasts(
  { request }: Pick<ClientActionFunctionArgs, 'request'>,
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  if (request.method !== 'GET' && request.signal.aborted) return results;
  for (const { type, result } of Object.values(results)) {
    const toast = type === 'data' ? toastFrom(dataIn(result)) : null;
    if (toast) pushToast(toast);
  }
  return results;
}
