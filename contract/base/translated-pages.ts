import { firstLanguage, type Language, type Translation, translations } from '#contract/base/languages.ts';

/** Public pages that are whole in every language, by their route: `/blog/:slug`. All others exist in English only. */
export const translatedPages = [
  '/',
  '/ask-from-here',
  '/free-scan',
  '/sample-report',
  '/scan/:scanId',
  '/scan/open',
] as const;

export type TranslatedPage = (typeof translatedPages)[number];

/**
 * Pages of people who are signed in that are whole in every language, by their route: `/dashboard/scans/:scanId`. Their
 * address is the same in all, and their language is the one that the person has chosen.
 */
export const translatedOwnPages: readonly string[] = [
  '/dashboard/scans',
  '/dashboard/scans/:scanId',
  '/dashboard/scans/:scanId/report',
];

const patternOf = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
const publicPatterns = translatedPages.map(patternOf);
const ownPatterns = translatedOwnPages.map(patternOf);

const isTranslated = (path: string): boolean => publicPatterns.some((page) => page.test(path));
const isOwn = (path: string): boolean => ownPatterns.some((page) => page.test(path));

const prefix = new RegExp(`^/(${translations.join('|')})(?=/|$)`);

/** The language that an address names: `/es/contact`. English has no prefix. */
export const languageOfPath = (path: string): Language =>
  (prefix.exec(path)?.[1] as Translation | undefined) ?? firstLanguage;

/**
 * The language of a page: the one that its address names, or that its reader has chosen where the page is the reader's own.
 * @param chosen in the settings
 */
export const languageOfPage = (path: string, chosen: Language = firstLanguage): Language =>
  isOwn(path) ? chosen : languageOfPath(path);

/** The address of the same page in English. */
export const plainPath = (path: string): string => path.replace(prefix, '') || '/';

/** Path of a page, and what follows it: its query and its anchor. */
function splitAddress(address: string): [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** The languages in which a page can be read. @param path in English */
export const languagesOf = (path: string): Language[] =>
  isTranslated(path) ? [firstLanguage, ...translations] : [firstLanguage];

/**
 * The one function for addresses of pages: the address in that language, or the English one where the page is not
 * translated.
 * @param address of ours, in English: a path, which a query and an anchor may follow; an anchor alone stays as it is
 */
export function addressIn(language: Language, address: string): string {
  const [path, rest] = splitAddress(address);
  if (language === firstLanguage || !isTranslated(path)) return address;
  return `/${language}${path === '/' ? '' : path}${rest}`;
}
