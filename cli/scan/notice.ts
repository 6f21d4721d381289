import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plural } from '#contract/base/formats.ts';
import { askedWith } from '#contract/sources/listing.ts';
import type { Check } from '#core/scans/actions/scan-standalone.ts';
import { wrapText } from '../manual.ts';
import { UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';

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
export function noticeText(checks: readonly Check[], width: number): string {
  const sources = [...new Map(checks.map(({ source }) => [source.id, source])).values()];
  const byPrivacy = Map.groupBy(sources, ({ privacy }) => privacy);
  const lines = (['P3', 'P2', 'P1', 'P0'] as const).flatMap((privacy) => {
    const own = byPrivacy.get(privacy) ?? [];
    if (own.length === 0) return [];
    const names = own.slice(0, 6).map(({ name }) => name);
    const more = own.length > names.length ? ` and ${own.length - names.length} more` : '';
    return [`${plural(own.length, 'source')}: ${askedWith[privacy]}. ${names.join(', ')}${more}.`];
  });
  const tested = sources.filter(({ mustProve }) => mustProve).length;
  const tests = tested > 0 ? ` ${plural(tested, 'site')} of them are asked about others' known names first.` : '';
  const text = [
    `This asks ${plural(sources.length, 'source')} from your own network, under your IP address.${tests} Each is also asked about a name that it knows and one that nobody has, to see whether its answer can be believed. Nothing goes to us.`,
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
  terminal.note(noticeText(checks, Math.min(terminal.columns(), 100)));
  if (!terminal.isInteractive) throw new UsageError('Nobody is here to agree: run it with --yes.');
  const answer = await terminal.ask('Ask them? [y/N] ');
  if (!/^y(es)?$/i.test(answer)) return false;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${told.join('\n')}\n`, { flag: 'a', mode: 0o600 });
  return true;
}
