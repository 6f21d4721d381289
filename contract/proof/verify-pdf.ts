import { areEqual, type Bytes } from './bytes.ts';
import { judgeNote, readNote, type Signature, type VerifierKey } from './note.ts';
import { asCharacters, readSeal, writePdfStatement } from './pdf-seal.ts';
import { type ReportFault, type ReportVerdict, verifyReport } from './verify-report.ts';

const pages: ReportFault = { part: 'pages', how: 'changed' };

/**
 * A PDF is genuine when it is as it was signed, to the last byte, and so is the JSON file that is attached to it. Where only its
 * pages differ, what is attached can still be believed.
 * @param largest bytes that an attachment may have
 */
export async function verifyPdf(pdf: Bytes, keys: readonly VerifierKey[], largest: number): Promise<ReportVerdict> {
  const attached = await readAttachment(pdf, largest);
  const verdict: ReportVerdict = attached === null ? { kind: 'no-report' } : await verifyReport(attached, keys);
  if (verdict.kind === 'unknown-key' || verdict.kind === 'unable') return verdict;
  const signature = await judgeSeal(pdf, keys);
  if (signature === 'unknown') return { kind: 'unable' };
  if (signature === 'holds' && verdict.kind === 'genuine') return verdict;
  if (signature === null && verdict.kind === 'no-report') return verdict;
  return { kind: 'changed', faults: [pages, ...faultsInside(verdict)] };
}

function faultsInside(verdict: ReportVerdict): ReportFault[] {
  if (verdict.kind === 'changed') return verdict.faults;
  return verdict.kind === 'no-report' ? [{ part: 'attachment', how: 'missing' }] : [];
}

/** Whether one of the keys has signed these bytes. @returns null where there is no seal */
async function judgeSeal(pdf: Bytes, keys: readonly VerifierKey[]): Promise<Signature | null> {
  const sealed = readSeal(pdf);
  const note = sealed && readNote(sealed.note);
  if (!note) return null;
  const key = keys.find((one) => note.signatures.some(({ keyId }) => areEqual(keyId, one.keyId)));
  if (!key) return 'missing';
  const signature = await judgeNote(note, key);
  if (signature !== 'holds') return signature;
  return note.text === (await writePdfStatement(key.name, sealed.rest)) ? 'holds' : 'wrong';
}

const EMBEDDED = '/Type /EmbeddedFile\n';
/** Longer than what a PDF says of an embedded file before its bytes. */
const HEAD = 1_000;

/** The text of the file that we attach. @returns null where there is none that can be read */
async function readAttachment(pdf: Bytes, largest: number): Promise<string | null> {
  const characters = asCharacters(pdf);
  const start = characters.indexOf(EMBEDDED);
  const [head = '', length] = /^.*?\/Length (\d+)\n.*?stream\n/s.exec(characters.slice(start, start + HEAD)) ?? [];
  if (start < 0 || length === undefined) return null;
  const at = start + head.length;
  return inflateText(pdf.slice(at, at + Number(length)), largest);
}

/** @returns null for what was not deflated, and for what is larger inflated than it may be */
async function inflateText(bytes: Bytes, largest: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  try {
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    for (const reader = inflated.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      text += decoder.decode(value, { stream: true });
      if (text.length > largest) return null;
    }
  } catch {
    return null;
  }
}
