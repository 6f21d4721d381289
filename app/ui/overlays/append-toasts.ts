import type { ToastMessage } from '#contract/base/toasts.ts';

const most = 3;

export interface Shown extends ToastMessage {
  key: number;
}

const isSame = (a: ToastMessage, b: ToastMessage): boolean =>
  a.variant === b.variant && a.title === b.title && a.description === b.description;

/** What is said again takes the place of its like: two of the same tell nothing that one does not. */
export function appendToasts(shown: readonly Shown[], messages: readonly ToastMessage[]): Shown[] {
  const next = (shown.at(-1)?.key ?? 0) + 1;
  const others = shown.filter((one) => !messages.some((message) => isSame(message, one)));
  return [...others, ...messages.map((message, index) => ({ ...message, key: next + index }))].slice(-most);
}
