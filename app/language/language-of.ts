import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { Language } from '#contract/base/languages.ts';
import { languageOfPage } from '#contract/base/translated-pages.ts';
import { chosenLanguage } from '#core/base/context.ts';

/** The language of the page that a loader is asked for. */
export const languageOf = ({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): Language =>
  languageOfPage(url.pathname, chosenLanguage(context.get(requestContext).actor));
