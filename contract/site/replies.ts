import { bracesIn, fillBraces } from '#contract/base/fill-braces.ts';
import type { Translation } from '#contract/base/languages.ts';
import type { EditedTranslations, TranslationInput } from './translated/translations.ts';

/** What a saved reply may leave open, by the words that stand in its braces, and what they become when it is inserted. */
export const placeholders = {
  'first name': 'the first name of the customer',
  'order number': 'the number of the order',
  service: 'what was ordered',
} as const;
export type Placeholder = keyof typeof placeholders;

/** What is known where a reply is inserted; null where it is not. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

export const longestReplyTitle = 120;
export const longestReplyBody = 5_000;

/** What of a saved reply has a language: customers do not see its title. */
export interface ReplyWords {
  body: string;
}

export interface SavedReplyInput extends ReplyWords {
  title: string;
  /** Left out: they stay as they are. */
  translations?: TranslationInput<ReplyWords>;
}

/** A text that staff keep to insert into what they write. */
export interface SavedReply extends ReplyWords {
  id: string;
  title: string;
  /** The text in other languages, where staff have translated it. */
  bodies: Readonly<Partial<Record<Translation, string>>>;
  /** ISO 8601 */
  updatedAt: string;
}

export interface EditedReply extends SavedReply {
  translations: EditedTranslations<ReplyWords>;
  version: string;
}

const isPlaceholder = (word: string): word is Placeholder => Object.hasOwn(placeholders, word);

/** What stands in braces and is no placeholder, each once: "fist name". */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(bracesIn(text).filter((word) => !isPlaceholder(word))),
];

/** A text with what is known in place of its placeholders; those that are not known stay, and are named. */
export function fillPlaceholders(text: string, values: PlaceholderValues): { text: string; missing: Placeholder[] } {
  const filled = fillBraces(text, (word) => (isPlaceholder(word) ? values[word] : null));
  const missing = bracesIn(text).filter((word): word is Placeholder => isPlaceholder(word) && values[word] === null);
  return { text: filled, missing: [...new Set(missing)] };
}

/** The first word of a name; null where there is none. */
export const firstNameOf = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null;
