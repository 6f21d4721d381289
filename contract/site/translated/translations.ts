import type { Translation } from '#contract/base/languages.ts';

/** Whether a text, or a list of them, says nothing. */
export const isEmptyText = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Sent by every form with such fields: one without it leaves the translations as they are. */
export const translatedMarker = 'translated';
/** Says that every field of a language fits the English as it is now. */
export const currentField = 'isCurrent';
/** Of a field in a form: `es.name`. */
export const translatedName = (code: Translation, field: string): string => `${code}.${field}`;

/** A field that staff have translated, and the sum of the English that they had before them. */
interface TranslatedField<Value> {
  text: NonNullable<Value>;
  of: string;
}

/** What staff have translated into one language; a field that they have not is missing. */
export type OwnWords<Words> = { readonly [Field in keyof Words]?: TranslatedField<Words[Field]> };

export type Translations<Words> = { readonly [Code in Translation]?: OwnWords<Words> };

/** What a form says of the translations, checked. Empty fields are missing. */
export type TranslationInput<Words> = Readonly<
  Record<
    Translation,
    {
      words: { readonly [Field in keyof Words]?: NonNullable<Words[Field]> };
      /** Every field says what the English says now, whether it was changed or not. */
      isCurrent: boolean;
    }
  >
>;

/** A field as a form begins. */
export interface EditedField<Value> {
  text: NonNullable<Value>;
  /** The English was changed after it. */
  isOutdated: boolean;
  /** Comes with the product, and is shown while the English is as delivered. */
  isDelivered: boolean;
}

export type EditedTranslations<Words> = Readonly<
  Record<Translation, { readonly [Field in keyof Words]?: EditedField<Words[Field]> }>
>;

/** BCP 47: of each text that is shown in another language than the page's. */
export type Langs<Words> = { readonly [Field in keyof Words]?: string };
