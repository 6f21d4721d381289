import type { Language } from './languages.ts';

/** What a translation has to hold: the keys, lists and parameters of the English texts, with any words. */
export type Texts<English> = English extends string
  ? string
  : English extends (...given: infer Given) => infer Result
    ? (...given: Given) => Texts<Result>
    : { readonly [Key in keyof English]: Texts<English[Key]> };

/**
 * Texts for the server, which has every language at once: `inLanguages({ en, es, fr })`. In the browser, `loadTexts`
 * (app/language/texts.ts) brings the language of the page alone.
 */
export const inLanguages = <English>(
  texts: {
    readonly [Code in Language]: Code extends 'en' ? English : Texts<NoInfer<English>>;
  },
): Readonly<Record<Language, Texts<English>>> => texts as Readonly<Record<Language, Texts<English>>>;
