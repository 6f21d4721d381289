import type english from './languages.texts.en.ts';

/** A field that is translated: its name is that of the English field, and its label stands in the texts of this folder. */
export interface TranslatedField {
  name: keyof typeof english.fields;
  maxLength: number;
  /** Height of a field for several lines; one line without it. */
  rows?: number;
  hint?: keyof typeof english.hints;
}

export const serviceFields: readonly TranslatedField[] = [
  { name: 'name', maxLength: 120 },
  { name: 'description', maxLength: 300 },
  { name: 'detailedDescription', maxLength: 4_000, rows: 5 },
  { name: 'features', maxLength: 6_000, rows: 5, hint: 'features' },
  { name: 'buttonLabel', maxLength: 40 },
  { name: 'badge', maxLength: 20, hint: 'badge' },
];

export const postFields: readonly TranslatedField[] = [
  { name: 'title', maxLength: 200 },
  { name: 'content', maxLength: 100_000, rows: 14, hint: 'content' },
  { name: 'excerpt', maxLength: 500, rows: 2 },
  { name: 'featuredImageAlt', maxLength: 300 },
];

export const replyFields: readonly TranslatedField[] = [{ name: 'body', maxLength: 5_000, rows: 12, hint: 'body' }];

export const partFields: readonly TranslatedField[] = [
  { name: 'heading', maxLength: 4_000 },
  { name: 'description', maxLength: 4_000, rows: 4 },
  { name: 'metaDescription', maxLength: 300, rows: 2 },
];

export const legalFields: readonly TranslatedField[] = [
  { name: 'title', maxLength: 200 },
  { name: 'metaDescription', maxLength: 300, rows: 2 },
  { name: 'content', maxLength: 40_000, rows: 14, hint: 'json' },
];
