import type { ToastMessage } from '#contract/base/toasts.ts';

type Show = (message: ToastMessage) => void;

/** Said before the page's scripts could show it. */
const waiting: ToastMessage[] = [];
let show: Show | null = null;

/**
 * Shows a toast, from anywhere in the browser. What a form's answer or a redirect says is pushed as it arrives
 * (app/forms/tell-toasts.ts): a page's data may be replaced by newer data before React has drawn them once.
 */
export function pushToast(message: ToastMessage): void {
  if (show) show(message);
  else waiting.push(message);
}

/** Hands every toast to what shows them, those first that came before it. The returned function stops. */
export function receiveToasts(receiver: Show): () => void {
  show = receiver;
  for (const message of waiting.splice(0)) receiver(message);
  return () => {
    show = null;
  };
}
