import { useLanguage } from '#app/language/use-language.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';

const units = { megabyte: 1024 * 1024, kilobyte: 1024, byte: 1 } as const;

type Unit = keyof typeof units;

const inWords: Readonly<Record<Language, Readonly<Record<Unit, string>>>> = {
  en: { megabyte: 'MB', kilobyte: 'KB', byte: 'bytes' },
  es: { megabyte: 'MB', kilobyte: 'KB', byte: 'bytes' },
  fr: { megabyte: 'Mo', kilobyte: 'Ko', byte: 'octets' },
};

/** "1.4 MB", "312 KB", "80 bytes". */
export function sizeText(bytes: number, language: Language): string {
  const unit: Unit = bytes >= units.megabyte ? 'megabyte' : bytes >= units.kilobyte ? 'kilobyte' : 'byte';
  const value = bytes / units[unit];
  const digits = value < 10 && unit !== 'byte' ? 1 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return `${value.toLocaleString(languageFacts[language].locale, options)} ${inWords[language][unit]}`;
}

/** The same in the language of the page. */
export function useSizeText(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => sizeText(bytes, language);
}
