import { firstLanguage, type Language } from '#contract/base/languages.ts';
import english from './faults.en.ts';
import spanish from './faults.es.ts';
import french from './faults.fr.ts';

type English = typeof english;
type FaultName = keyof English;

/** What a language has to say of every fault. */
export type Faults = {
  readonly [Name in FaultName]: English[Name] extends (most: number) => string ? (most: number) => string : string;
};

const byLanguage: Readonly<Record<Language, Faults>> = { en: english, es: spanish, fr: french };

const form = /^fault:([a-z-]+)(?: (\d+))?$/;

/**
 * Names a fault, in place of a sentence: schemas and use cases do not know the language of who is told.
 * @param most that the sentence names
 */
export const fault = (name: FaultName, most?: number): string => `fault:${name}${most === undefined ? '' : ` ${most}`}`;

/** The sentence of a fault. What is a sentence already stays as it is. For the server: it brings every language. */
export function wordFault(message: string, language: Language = firstLanguage): string {
  const [, name = '', most] = form.exec(message) ?? [];
  const said = Object.hasOwn(english, name) ? byLanguage[language][name as FaultName] : message;
  return typeof said === 'function' ? said(Number(most)) : said;
}
