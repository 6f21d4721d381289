import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { firstLanguage, type Language, languageCodes, languageFacts } from '#contract/base/languages.ts';
import { languageOfPage } from '#contract/base/translated-pages.ts';

/** The language of the page that is drawn. It follows from the address and from who reads it, and so from the request alone. */
export function useLanguage(): Language {
  const chosen = useRouteLoaderData<typeof rootLoader>('root')?.language;
  return languageOfPage(useLocation().pathname, chosen);
}

/** `lang` of what exists in English only, where the page is in another language. */
export const useEnglishTag = (): string | undefined =>
  useLanguage() === firstLanguage ? undefined : languageFacts[firstLanguage].tag;

/** The same outside what is drawn, in the browser: as the page says it of itself. */
export const shownLanguage = (): Language =>
  languageCodes.find((code) => code === document.documentElement.lang.split('-')[0]) ?? firstLanguage;
