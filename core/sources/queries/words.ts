import { type firstLanguage, type Language, languageFacts, translations } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import spanishData from '#core/sources/internal/words/data.texts.es.ts';
import frenchData from '#core/sources/internal/words/data.texts.fr.ts';
import english from '#core/sources/internal/words/patterns.texts.en.ts';
import spanish from '#core/sources/internal/words/patterns.texts.es.ts';
import french from '#core/sources/internal/words/patterns.texts.fr.ts';
import { phrases } from '#core/sources/internal/words/phrases.ts';
import { escapePattern } from '#core/sources/sites/place.ts';

/**
 * What sources say, by what it is: findings keep it in English, and so does everything that is signed. What is not among
 * the texts stays as it is: names, and words of others.
 */
type Said = 'data' | 'labels' | 'values' | 'places' | 'names' | 'sentences';

const patterns = inLanguages({ en: english, es: spanish, fr: french });
/** Kinds of data in plain words. */
export const dataWords = { es: spanishData, fr: frenchData };

type Fill = (...given: string[]) => string;
type Patterns = Readonly<Record<string, Fill>>;

/** Reads a text back: what was put into it, or null where it is another one. */
function readerOf(fill: Fill): (text: string) => string[] | null {
  const holes = Array.from({ length: fill.length }, (_, place) => String.fromCharCode(0xe000 + place));
  const source = escapePattern(fill(...holes));
  const form = new RegExp(`^${source.replace(/[\ue000-\ue0ff]/g, '(.+)')}$`);
  return (text) => form.exec(text)?.slice(1) ?? null;
}

const readers = new Map(
  Object.entries(english).map(([said, own]) => [
    said,
    Object.entries(own).map(([key, fill]) => ({ key, read: readerOf(fill as Fill) })),
  ]),
);

/** A number as sources write it: "152,445,165". */
const NUMBER = /^[1-9]\d{0,2}(?:,\d{3})+$/;

function inWords(text: string, said: Said, language: Exclude<Language, typeof firstLanguage>): string {
  const known: Readonly<Record<string, string>> = said === 'data' ? dataWords[language] : phrases[language][said];
  if (Object.hasOwn(known, text)) return known[text] ?? text;
  if (said === 'values' && NUMBER.test(text))
    return Number(text.replaceAll(',', '')).toLocaleString(languageFacts[language].locale);
  for (const { key, read } of readers.get(said) ?? []) {
    const given = read(text);
    if (given) return (patterns[language] as Readonly<Record<string, Patterns>>)[said]?.[key]?.(...given) ?? text;
  }
  return text;
}

/** What a source said, in a language. */
export const sourceWords =
  (language: Language) =>
  (text: string, said: Said): string => {
    const translation = translations.find((one) => one === language);
    return translation ? inWords(text, said, translation) : text;
  };
