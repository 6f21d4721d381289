import type { Bytes } from './bytes.ts';
import { readNote, type VerifierKey } from './note.ts';
import { hashLines, readTableStatement } from './table-seal.ts';
import { findSigner, type ReportFault, sealFault, type UnsignedVerdict } from './verify-report.ts';

export type TableVerdict =
  | { kind: 'genuine-table'; report: string; issuedAt: string; lines: number; key: VerifierKey }
  | UnsignedVerdict;

/** Whether a table of findings is as one of the keys has signed it, to the last byte, and which lines are not. Asks nobody. */
export async function verifyTable(table: Bytes, seal: Bytes, keys: readonly VerifierKey[]): Promise<TableVerdict> {
  const note = readNote(new TextDecoder('utf-8', { ignoreBOM: true }).decode(seal));
  const statement = note && readTableStatement(note.text);
  if (!note || !statement) return { kind: 'changed', faults: [sealFault] };
  const signer = await findSigner(note, statement.origin, keys);
  if (signer.kind !== 'signed') return signer;
  const faults = compareLines(await hashLines(table), statement.hashes);
  if (faults.length > 0) return { kind: 'changed', faults };
  const { report, issuedAt, hashes } = statement;
  return { kind: 'genuine-table', report, issuedAt, lines: hashes.length, key: signer.key };
}

/** What differs between the first and the last line that does, from 1, as the file has them now. */
function compareLines(found: readonly string[], signed: readonly string[]): ReportFault[] {
  const shorter = Math.min(found.length, signed.length);
  const countSame = (isSame: (place: number) => boolean, most: number) => {
    let count = 0;
    while (count < most && isSame(count)) count++;
    return count;
  };
  const start = countSame((place) => found[place] === signed[place], shorter);
  const end = countSame((place) => found.at(-1 - place) === signed.at(-1 - place), shorter - start);
  const lines = Array.from({ length: Math.max(found.length, signed.length) - start - end }, (_, i) => start + i);
  return lines.flatMap((place): ReportFault[] => {
    if (found[place] === signed[place]) return [];
    return [{ part: 'table', how: howOf(place, found.length - end, signed.length - end), line: place + 1 }];
  });
}

/** @param found where the lines end that differ, in the file; `signed`: as they were signed */
function howOf(place: number, found: number, signed: number): ReportFault['how'] {
  if (place >= found) return 'missing';
  return place >= signed ? 'added' : 'changed';
}
