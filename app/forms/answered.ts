import type { ToastMessage } from '#contract/base/toasts.ts';

/** Of the only form of a page, which says none. */
export const onlyIntent = 'send';

/** What the action of every form answers when it does not lead elsewhere. */
export interface Answered<Value = unknown> {
  /** Which of the page's forms this answers. */
  intent: string;
  ok: boolean;
  toast?: ToastMessage;
  /** What the page is given of what was done. */
  value?: Value;
  /** What is wrong, by field. */
  errors?: Readonly<Record<string, string>>;
  /** What was typed, for a page that is drawn anew. Never a password. */
  typed?: Readonly<Record<string, string>>;
  /** Why it was refused, when no field is to blame. */
  reason?: string;
  /** Seconds after which the same may be taken. */
  retryAfter?: number;
}

/** What is wrong with the one of these forms that was sent, in one sentence. */
export function faultOf(answer: Answered | undefined, intents: readonly string[]): string | undefined {
  if (!answer || answer.ok || !intents.includes(answer.intent)) return undefined;
  return Object.values(answer.errors ?? {})[0] ?? answer.reason;
}
