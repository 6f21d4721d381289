import { useLocation } from 'react-router';
import type { Language } from '#contract/base/languages.ts';
import { languageOfPath } from '#contract/base/translated-pages.ts';

/** The language of the page that is drawn. It follows from the address, and so from the request alone. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);
