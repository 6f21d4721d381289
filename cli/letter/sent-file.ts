import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { csvLine, csvStart } from '#contract/base/csv.ts';
import type { LetterKind } from '#contract/removal/letters.ts';

/** That a letter was sent, and nothing of what was in it. */
interface Sent {
  at: Date;
  company: string;
  to: string;
  kind: LetterKind;
  messageId: string;
}

const fileIn = (folder: string): string => path.join(folder, 'sent.csv');

/** Adds a line to `sent.csv` of a folder that only its owner can read. */
export function noteSent(folder: string, { at, company, to, kind, messageId }: Sent): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileIn(folder);
  const start = existsSync(file) ? '' : csvStart(['Sent', 'Company', 'To', 'Kind', 'Message-ID']);
  appendFileSync(file, start + csvLine([at.toISOString(), company, to, kind, messageId]), { mode: 0o600 });
}

/** When a letter of this kind last went to this address; null where none is noted. */
export function lastSent(folder: string, { to, kind }: Pick<Sent, 'to' | 'kind'>): string | null {
  const file = fileIn(folder);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const last = lines.findLast((line) => line.includes(to) && line.includes(kind));
  return last ? last.slice(0, 10).replace('"', '') : null;
}
