import { areEqual, type Bytes, bytesOf } from './bytes.ts';
import { readVerifierKey, type VerifierKey } from './note.ts';
import { asCharacters } from './pdf-seal.ts';
import { isTableSeal } from './table-seal.ts';
import { verifyPdf } from './verify-pdf.ts';
import { type ReportVerdict, verifyReport } from './verify-report.ts';
import { type TableVerdict, verifyTable } from './verify-table.ts';

/** `table`: the findings as CSV without their seal; `seal`: a seal without its table. `too-large`: more than any report. */
export type FileVerdict = ReportVerdict | TableVerdict | { kind: 'table' } | { kind: 'seal' } | { kind: 'too-large' };

/** Bytes; a report with hundreds of findings has less than a tenth. */
const LARGEST_REPORT = 20_000_000;

/**
 * What a file is, and whether it is as one of the keys has signed it. Asks nobody.
 * @param verifierKeys as `/verify` shows them
 * @param beside another file: of a table and its seal, in any order, neither says anything alone
 * @throws RangeError for a key that is none
 */
export async function verifyFile(
  bytes: Bytes,
  verifierKeys: readonly string[],
  beside: Bytes | null = null,
): Promise<FileVerdict> {
  if (bytes.length + (beside?.length ?? 0) > LARGEST_REPORT) return { kind: 'too-large' };
  // Browsers keep it from pages that did not come over TLS.
  if (!globalThis.crypto?.subtle) return { kind: 'unable' };
  const keys = await Promise.all(verifierKeys.map(requireKey));
  if (isTableSeal(bytes)) return beside && !isTableSeal(beside) ? verifyTable(beside, bytes, keys) : { kind: 'seal' };
  if (beside && isTableSeal(beside)) return verifyTable(bytes, beside, keys);
  if (asCharacters(bytes.subarray(0, 5)) === '%PDF-') return verifyPdf(bytes, keys, LARGEST_REPORT);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (/^\ufeff?Severity,Finding,/.test(text)) return { kind: 'table' };
  const verdict = await verifyReport(text, keys);
  // Bytes that are no UTF-8 all read as one character, which a report may hold.
  if (verdict.kind !== 'genuine' || areEqual(bytes, bytesOf(text))) return verdict;
  return { kind: 'changed', faults: [{ part: 'file', how: 'changed' }] };
}

async function requireKey(text: string): Promise<VerifierKey> {
  const key = await readVerifierKey(text);
  if (!key) throw new RangeError('this is no verifier key of Ed25519');
  return key;
}
