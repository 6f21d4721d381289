import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import { languageOfPage } from '#contract/base/translated-pages.ts';

/** The language of the page that is drawn. It follows from the address and from who reads it, and so from the request alone. */
export function useLanguage(): Language {
  const chosen = useRouteLoaderData<typeof rootLoader>('root')?.language;
  return languageOfPage(useLocation().pathname, chosen);
}

/** The same outside what is drawn, in the browser: as the page says it of itself. */
export const shownLanguage = (): Language =>
  languageCodes.find((code) => code === document.documentElement.lang.split('-')[0]) ?? firstLanguage;
