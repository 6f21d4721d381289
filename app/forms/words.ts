import type { Language } from '#contract/base/languages.ts';
import type { ToastMessage } from '#contract/base/toasts.ts';

/** What a form says when it could not do what it was sent for. */
export interface Words {
  /** Of the toast. "Error" unless said otherwise. */
  title?: string;
  failed: string;
  /** A reason stands after these words; otherwise it takes their place. */
  leads?: boolean;
}

/** A sentence for all forms of a page; or for each by its intent, null for one that nobody waits for. */
export type Failures<Intent extends string = string> = string | Readonly<Record<Intent, string | Words | null>>;

/** The same in the language of the page, where its texts are translated. */
export type FailuresByLanguage<Intent extends string = string> =
  | Failures<Intent>
  | ((language: Language) => Promise<Failures<Intent>>);

export const failuresIn = <Intent extends string>(
  failures: FailuresByLanguage<Intent>,
  language: Language,
): Failures<Intent> | Promise<Failures<Intent>> => (typeof failures === 'function' ? failures(language) : failures);

/** Staff read first what failed, and then why. */
export const leading = <Intent extends string>(words: Readonly<Record<Intent, string>>): Record<Intent, Words> =>
  Object.fromEntries(Object.entries(words).map(([intent, failed]) => [intent, { failed, leads: true }])) as Record<
    Intent,
    Words
  >;

export const wordsFor = (failures: Failures, intent: string): string | Words | null =>
  typeof failures === 'string' ? failures : Object.hasOwn(failures, intent) ? (failures[intent] ?? null) : null;

/** @param error what stands above words that have no title of their own: "Error" in the page's language */
export function failureToast(words: string | Words, reason: string | null, error: string): ToastMessage {
  const { title = error, failed, leads = false }: Words = typeof words === 'string' ? { failed: words } : words;
  const led = `${failed}${failed.endsWith('.') ? '' : '.'} ${reason}`;
  return { variant: 'destructive', title, description: reason === null ? failed : leads ? led : reason };
}
