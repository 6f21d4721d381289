import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import english from './faults.en.ts';
import spanish from './faults.es.ts';
import french from './faults.fr.ts';

type FaultName = keyof typeof english;

const byLanguage = inLanguages({ en: english, es: spanish, fr: french });

const form = /^fault:([a-z-]+)(?: ([^\n]+))?$/;

/**
 * Names a fault, in place of a sentence: schemas and use cases do not know the language of who is told.
 * @param given a number or a name that the sentence contains
 */
export const fault = (name: FaultName, given?: number | string): string =>
  `fault:${name}${given === undefined ? '' : ` ${given}`}`;

const readGiven = (given: string): number | string => (/^\d+$/.test(given) ? Number(given) : given);

/** The sentence of a fault. What is a sentence already stays as it is. For the server: it brings every language. */
export function wordFault(message: string, language: Language = firstLanguage): string {
  const [, name = '', given = ''] = form.exec(message) ?? [];
  const said = Object.hasOwn(english, name) ? byLanguage[language][name as FaultName] : message;
  return typeof said === 'function' ? (said as (given: number | string) => string)(readGiven(given)) : said;
}
