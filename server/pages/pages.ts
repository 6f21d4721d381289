import type { Context } from 'hono';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import type { MaintenanceMode } from '#platform/maintenance.ts';
import english from './pages.texts.en.ts';
import spanish from './pages.texts.es.ts';
import french from './pages.texts.fr.ts';
import { readersLanguage } from './readers-language.ts';

/**
 * The pages that stand when nothing else does: for requests too malformed to route, and for a failure of
 * rendering itself. Static, without script; they can be read where their style sheet does not arrive.
 */
const texts = inLanguages({ en: english, es: spanish, fr: french });

type Failure = keyof (typeof english)['failures'];

const isKnown = (status: number): status is Failure => Object.hasOwn(english.failures, status);

/** The language to answer a request in with one of these pages; another one gets another answer under the same address. */
export function plainLanguage(c: Context): Language {
  c.header('vary', 'accept-language', { append: true });
  return readersLanguage(c.req.path, c.req.header('accept-language'));
}

/** Asks again once a minute by itself. */
const AGAIN = '<meta http-equiv="refresh" content="60">';

/**
 * What stands in place of the site while the operator works on it.
 * @param isRead the request sent nothing, so it can be asked again
 */
export function maintenancePage(mode: MaintenanceMode, language: Language, isRead: boolean): string {
  const [title, text] = texts[language].maintenance[mode];
  return pageOf(language, title, text, { head: isRead ? AGAIN : '' });
}

/** @param requestId shown so that a person can quote it; of our own making, so it needs no escaping */
export function plainPage(status: number, requestId: string | null, language: Language = firstLanguage): string {
  const { failures, broken, reference, home } = texts[language];
  const [title, text] = isKnown(status) ? failures[status] : status < 500 ? failures[400] : broken;
  const quoted = requestId ? `<p><small>${reference(requestId)}</small></p>` : '';
  return pageOf(language, title, text, { more: `<p><a href="${addressIn(language, '/')}">${home}</a></p>${quoted}` });
}

const pageOf = (
  language: Language,
  title: string,
  text: string,
  { head = '', more = '' } = {},
): string => `<!doctype html>
<html lang="${languageFacts[language].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/plain.css">${head}</head>
<body><main><h1>${title}</h1><p>${text}</p>${more}</main></body>
</html>
`;
