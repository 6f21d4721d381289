import {
  firstLanguage,
  type Language,
  languageFacts,
  type Translation,
  translations,
} from '#contract/base/languages.ts';
import {
  type EditedField,
  type EditedTranslations,
  isEmptyText,
  type Langs,
  type OwnWords,
  type TranslationInput,
  type Translations,
} from '#contract/site/translated/translations.ts';
import { versionOf } from '#core/base/editing.ts';

/** Texts that come with the product: as it writes them in English, and in another language. */
export interface Delivered<Words> {
  english: Words;
  translated: Words;
}

type DeliveredIn<Words> = (language: Translation) => Delivered<Words> | undefined;

/** Stands for a text, so that it can be told whether it was changed. */
export const sumOfText = (text: unknown): string => versionOf([text]);

const isSame = (one: unknown, other: unknown): boolean => sumOfText(one) === sumOfText(other);

/** The delivered translation of a field; undefined where there is none, or staff have changed the English. */
function deliveredText<Words, Field extends keyof Words>(
  delivered: Delivered<Words> | undefined,
  english: Words,
  field: Field,
): NonNullable<Words[Field]> | undefined {
  if (!delivered || !isSame(delivered.english[field], english[field])) return undefined;
  return delivered.translated[field] ?? undefined;
}

/**
 * The words to show in a language, field by field: what staff have translated themselves, else the delivered translation
 * while the English is as delivered, else the English, which `langs` marks.
 * @param own what staff have translated into this language
 */
export function wordsIn<Words extends object>(
  language: Language,
  english: Words,
  own: OwnWords<Words> | null | undefined,
  delivered?: Delivered<Words>,
): { words: Words; langs: Langs<Words> } {
  const words = { ...english };
  const langs: { [Field in keyof Words]?: string } = {};
  if (language === firstLanguage) return { words, langs };
  for (const field of Object.keys(english) as (keyof Words)[]) {
    if (isEmptyText(english[field])) continue;
    const text = own?.[field]?.text ?? deliveredText(delivered, english, field);
    if (text === undefined) langs[field] = languageFacts[firstLanguage].tag;
    else words[field] = text;
  }
  return { words, langs };
}

interface Before<Words> {
  english: Words;
  own: Translations<Words>;
  deliveredIn?: DeliveredIn<Words>;
}

/** What to keep of a field. A delivered text that was left as it is stays the product's. */
function keptField<Words, Field extends keyof Words>(
  field: Field,
  text: NonNullable<Words[Field]>,
  {
    before,
    own,
    delivered,
    english,
    isCurrent,
  }: {
    before: Words | null;
    own: OwnWords<Words> | undefined;
    delivered: Delivered<Words> | undefined;
    english: Words;
    isCurrent: boolean;
  },
) {
  const now = { text, of: sumOfText(english[field]) };
  const earlier = own?.[field];
  if (isCurrent) return isSame(text, deliveredText(delivered, english, field)) ? undefined : now;
  if (earlier) return isSame(earlier.text, text) ? earlier : now;
  return before && isSame(text, deliveredText(delivered, before, field)) ? undefined : now;
}

/**
 * The translations to keep, each with the English that it is of. One that was not changed stays with the English that it
 * was made from, unless the form says that it is current.
 * @param before null for something new
 * @param sent left out: they stay as they are
 */
export function keptTranslations<Words extends object>(
  before: Before<Words> | null,
  english: Words,
  sent: TranslationInput<Words> | undefined,
): Translations<Words> {
  if (!sent) return before?.own ?? {};
  const kept = translations.map((code) => {
    const { words, isCurrent } = sent[code];
    const about = {
      before: before?.english ?? null,
      own: before?.own[code],
      delivered: before?.deliveredIn?.(code),
      english,
      isCurrent,
    };
    const fields = (Object.keys(english) as (keyof Words)[]).flatMap((field) => {
      const text = words[field];
      const one = text === undefined ? undefined : keptField(field, text, about);
      return one ? [[field, one] as const] : [];
    });
    return [code, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(kept.filter(([, fields]) => Object.keys(fields).length > 0)) as Translations<Words>;
}

/** The translations as a form begins. */
export function editedTranslations<Words extends object>({ english, own, deliveredIn }: Before<Words>) {
  const edited = translations.map((code) => {
    const delivered = deliveredIn?.(code);
    const fields = (Object.keys(english) as (keyof Words)[]).flatMap((field) => {
      const one = own[code]?.[field];
      const text = one?.text ?? deliveredText(delivered, english, field);
      if (isEmptyText(text)) return [];
      const isOutdated = one !== undefined && one.of !== sumOfText(english[field]);
      return [[field, { text, isOutdated, isDelivered: one === undefined } as EditedField<unknown>] as const];
    });
    return [code, Object.fromEntries(fields)] as const;
  });
  return Object.fromEntries(edited) as unknown as EditedTranslations<Words>;
}
