import type { Language } from '#contract/base/languages.ts';

export type ByLanguage<Words> = Readonly<Record<Language, Words>>;

/** A text, or one that names a place. */
export type InPlace = string | ((place: string) => string);

export const inPlace = (text: InPlace, place: string): string => (typeof text === 'string' ? text : text(place));
