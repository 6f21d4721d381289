import { type Bytes, fromBase64 } from './bytes.ts';
import type { TreeHead } from './consistency.ts';
import { openSignedNote, type Signature, type VerifierKey } from './note.ts';

/** Head of a log in the form of c2sp.org/tlog-checkpoint, and whether its key has signed it. */
export interface SignedHead extends TreeHead {
  /** Name of the log. */
  origin: string;
  signature: Signature;
}

const SIZE = /^(0|[1-9]\d{0,14})$/;

/** @returns null when it is no checkpoint */
export async function readCheckpoint(note: string, verifier: VerifierKey): Promise<SignedHead | null> {
  const opened = await openSignedNote(note, verifier);
  const [origin, digits = '', encoded = ''] = opened?.text.split('\n') ?? [];
  const root = fromBase64(encoded);
  if (!opened || !origin || !SIZE.test(digits) || root?.length !== 32) return null;
  // A key speaks for the log of its own name: about another one it has said nothing here.
  const signature = origin === verifier.name ? opened.signature : 'missing';
  return { origin, size: Number(digits), root, signature };
}

/** Hashes of a proof as they are sent, base64. @returns null when one is none */
export function readHashes(encoded: readonly string[]): Bytes[] | null {
  const hashes = encoded.map(fromBase64);
  return hashes.every((hash) => hash?.length === 32) ? (hashes as Bytes[]) : null;
}
