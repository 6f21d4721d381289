import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import { UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';

const codeIn = (text: string): Language | undefined =>
  languageCodes.find((code) => code === text.split(/[_.@-]/)[0]?.toLowerCase());

/** The language of the system, as POSIX says it: the first of these that is set decides. English where we do not have it. */
export const languageOfSystem = ({ LC_ALL, LC_MESSAGES, LANG }: Terminal['env']): Language =>
  codeIn(LC_ALL || LC_MESSAGES || LANG || '') ?? firstLanguage;

/**
 * Takes `--lang CODE` out of the words of a command.
 * @throws UsageError for a language that we do not have
 */
export function takeLanguage(words: readonly string[], env: Terminal['env']): { rest: string[]; language: Language } {
  const place = words.findIndex((word) => /^--lang(?:=|$)/.test(word));
  if (place === -1) return { rest: [...words], language: languageOfSystem(env) };
  const [, inline] = (words[place] ?? '').split('=');
  const language = codeIn(inline ?? words[place + 1] ?? '');
  if (!language) throw new UsageError(`--lang takes ${languageCodes.join(', ')}.`);
  return { rest: words.toSpliced(place, inline === undefined ? 2 : 1), language };
}
