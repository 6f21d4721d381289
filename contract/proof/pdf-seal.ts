import { type Bytes, bytesOf, joined, toBase64 } from './bytes.ts';
import { sha256 } from './hashes.ts';

/**
 * A PDF carries its seal as comments before the last `startxref`: a signed note with the SHA-256 of all other bytes. Readers of
 * PDF skip comments, and whatever is appended later comes after it.
 */
const pdfFormat = 'quietprint-report-pdf/1';

/** Longer than any seal with what follows it. */
const TAIL = 4_096;

/** One character for each byte, so that places in the text are places in the file. */
export const asCharacters = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** The text of the seal of a PDF. @param rest every byte of it but the seal */
export const writePdfStatement = async (origin: string, rest: Bytes): Promise<string> =>
  `${origin}\n${pdfFormat}\n${toBase64(await sha256(rest))}\n`;

/** The file with its seal. @param pdf as it was drawn @throws Error when it does not end as a PDF does */
export function insertSeal(pdf: Bytes, note: string): Bytes {
  const at = asCharacters(pdf).lastIndexOf('startxref\n');
  if (at < 0) throw new Error('pdf: there is no place for a seal');
  const comments = note
    .split('\n')
    .slice(0, -1)
    .map((line) => `%${line}\n`);
  return joined(pdf.subarray(0, at), bytesOf(comments.join('')), pdf.subarray(at));
}

/** A PDF without its seal. */
export interface SealedPdf {
  note: string;
  rest: Bytes;
}

/** @returns null where there is none at the place that we put it, or where something follows the end */
export function readSeal(pdf: Bytes): SealedPdf | null {
  const tail = asCharacters(pdf.subarray(-TAIL));
  const [end = '', seal = ''] = /((?:%[^\n]*\n)+)startxref\n\d+\n%%EOF\n$/.exec(tail) ?? [];
  if (seal === '') return null;
  const at = pdf.length - end.length;
  const comments = new TextDecoder().decode(pdf.subarray(at, at + seal.length));
  const rest = joined(pdf.subarray(0, at), pdf.subarray(at + seal.length));
  return { note: comments.replaceAll(/^%/gm, ''), rest };
}
