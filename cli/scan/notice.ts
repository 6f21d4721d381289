import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/base/languages.ts';
import type { Check } from '#core/scans/actions/scan-standalone.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { wrapText } from '../manual.ts';
import { UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';

/** Where it is noted what was agreed to: sources and what each is told, and nothing about anybody. */
function agreedFile(env: Terminal['env']): string {
  const home = env.XDG_CONFIG_HOME || path.join(env.HOME ?? env.USERPROFILE ?? '.', '.config');
  return path.join(home, 'quietprint', 'agreed');
}

/** What each source is told: a line for each. */
const toldLines = (checks: readonly Check[]): string[] =>
  [...new Set(checks.map(({ source }) => `${source.id} ${source.privacy}`))].sort();

const readAgreed = (file: string): Set<string> =>
  new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** Who is asked, and with what, before anybody is. */
export function noticeText(checks: readonly Check[], width: number, language: Language): string {
  const texts = cliTexts[language].notice;
  const sources = [...new Map(checks.map(({ source }) => [source.id, source])).values()];
  const byPrivacy = Map.groupBy(sources, ({ privacy }) => privacy);
  const lines = (['P3', 'P2', 'P1', 'P0'] as const).flatMap((privacy) => {
    const own = byPrivacy.get(privacy) ?? [];
    if (own.length === 0) return [];
    const names = own.slice(0, 6).map(({ name }) => sourceWords(language)(name, 'names'));
    const more = own.length - names.length;
    const named = more > 0 ? texts.namesAndMore(names.join(', '), more) : texts.names(names.join(', '));
    return [`${texts.asked(own.length)}: ${texts.askedWith[privacy]}. ${named}`];
  });
  const tested = sources.filter(({ mustProve }) => mustProve).length;
  const text = [
    [texts.asks(sources.length), ...(tested > 0 ? [texts.tests(tested)] : []), texts.proves].join(' '),
    ...lines.map((line) => `- ${line}`),
  ];
  return `${text.map((line) => wrapText(line, { width, indent: 0 })).join('\n')}\n`;
}

/**
 * Says who is asked with what before the first scan, and again when that has changed.
 * @throws UsageError where nobody can answer and nobody has agreed
 * @returns whether to go on
 */
export async function agreeToScan(checks: readonly Check[], isAgreed: boolean, terminal: Terminal): Promise<boolean> {
  const file = agreedFile(terminal.env);
  const agreed = readAgreed(file);
  const told = toldLines(checks).filter((line) => !agreed.has(line));
  if (isAgreed || told.length === 0) return true;
  const { question, yes } = cliTexts[terminal.language].notice;
  terminal.note(noticeText(checks, Math.min(terminal.columns(), 100), terminal.language));
  if (!terminal.isInteractive) throw new UsageError('Nobody is here to agree: run it with --yes.');
  const answer = await terminal.ask(question);
  if (!yes.includes(answer.toLowerCase())) return false;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${told.join('\n')}\n`, { flag: 'a', mode: 0o600 });
  return true;
}
