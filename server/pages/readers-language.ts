import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import { languageOfPath } from '#contract/base/translated-pages.ts';

const MOST_LETTERS = 200;

/** The languages of an `Accept-Language`, the most wanted first: "es-MX,es;q=0.9". */
function languagesIn(header: string): string[] {
  const wanted = header
    .slice(0, MOST_LETTERS)
    .split(',')
    .map((part) => {
      const [tag = '', quality = '1'] = part.trim().split(/\s*;\s*q=/);
      return { code: tag.toLowerCase().split('-')[0] ?? '', quality: Number(quality) || 0 };
    });
  return wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ code }) => code);
}

/**
 * The language of a page that stands in place of any other: the one that the address names, else the one that the browser
 * asks for.
 * @param accepted the header `Accept-Language`
 */
export function readersLanguage(path: string, accepted = ''): Language {
  const named = languageOfPath(path);
  if (named !== firstLanguage) return named;
  const [wanted] = languagesIn(accepted).flatMap((code) => languageCodes.filter((one) => one === code));
  return wanted ?? firstLanguage;
}
