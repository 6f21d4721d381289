import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plural } from '#contract/base/formats.ts';
import { askedWith } from '#contract/sources/listing.ts';
import type { Check } from '#core/scans/actions/scan-standalone.ts';
import { wrapText } from '../manual.ts';
import { UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';

/** Where it is noted what was agreed to. Nothing personal stands there. */
function agreedFile(env: Terminal['env']): string {
  const home = env.XDG_CONFIG_HOME || path.join(env.HOME ?? env.USERPROFILE ?? '.', '.config');
  return path.join(home, 'quietprint', 'agreed');
}

/** Changes when a source is added, or is told more than before. */
function fingerprintOf(checks: readonly Check[]): string {
  const told = [...new Set(checks.map(({ source }) => `${source.id} ${source.privacy}`))].sort();
  return createHash('sha256').update(told.join('\n')).digest('hex');
}

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
  const mark = fingerprintOf(checks);
  if (isAgreed || isNoted(file, mark)) return true;
  terminal.note(noticeText(checks, Math.min(terminal.columns(), 100)));
  if (!terminal.isInteractive) throw new UsageError('Nobody is here to agree: run it with --yes.');
  const answer = await terminal.ask('Ask them? [y/N] ');
  if (!/^y(es)?$/i.test(answer)) return false;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${mark}\n`, { flag: 'a', mode: 0o600 });
  return true;
}

const isNoted = (file: string, mark: string): boolean =>
  existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(mark);
