import { areEqual, type Bytes, bytesOf, fromBase64, toHex } from './bytes.ts';
import { sha256 } from './hashes.ts';

/** Signed notes of C2SP (c2sp.org/signed-note), checked with Web Cryptography. */
export interface VerifierKey {
  name: string;
  /** 4 bytes */
  keyId: Bytes;
  /** 32 bytes, Ed25519 */
  key: Bytes;
}

const ED25519 = 0x01;

/** @param text `<name>+<key id>+<base64>` @returns null when it is no verifier key of Ed25519 */
export async function readVerifierKey(text: string): Promise<VerifierKey | null> {
  const [, name = '', id, encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/u.exec(text.trim()) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes?.length !== 33 || bytes[0] !== ED25519) return null;
  const keyId = (await sha256(bytesOf(`${name}\n`), bytes)).slice(0, 4);
  return toHex(keyId) === id ? { name, keyId, key: bytes.slice(1) } : null;
}

/** `unknown`: this browser cannot check signatures of Ed25519. */
export type Signature = 'holds' | 'missing' | 'wrong' | 'unknown';

export interface OpenedNote {
  /** Lines of text, each with its line break. */
  text: string;
  signature: Signature;
}

/** Who says that they signed a note. */
export interface NoteSignature {
  name: string;
  /** 4 bytes */
  keyId: Bytes;
  /** 64 bytes for Ed25519 */
  signature: Bytes;
}

export interface ReadNote extends Pick<OpenedNote, 'text'> {
  signatures: NoteSignature[];
}

/** A note in its parts; whether the signatures hold is not looked at. @returns null when it is no note to the last character */
export function readNote(note: string): ReadNote | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const lines = note.slice(end + 2, -1).split('\n');
  const signatures = lines.map(readSignature).filter((signature) => signature !== null);
  return signatures.length === lines.length ? { text: note.slice(0, end + 1), signatures } : null;
}

function readSignature(line: string): NoteSignature | null {
  const [dash, name = '', encoded = '', more] = line.split(' ');
  const bytes = fromBase64(encoded);
  if (dash !== '\u2014' || name === '' || more !== undefined || bytes === null) return null;
  return { name, keyId: bytes.slice(0, 4), signature: bytes.slice(4) };
}

/** What this key says of a note. */
export async function judgeNote({ text, signatures }: ReadNote, { name, keyId, key }: VerifierKey): Promise<Signature> {
  const own = signatures.find((one) => one.name === name && areEqual(one.keyId, keyId));
  return own ? verifySignature(key, own.signature, text) : 'missing';
}

/** A note as it was signed, from one that somebody copied: blanks around it and the ends of its lines do not matter. */
export const tidyNote = (note: string): string => `${note.replaceAll('\r\n', '\n').trim()}\n`;

/** @param note pasted by somebody @returns null when it is no note */
export async function openSignedNote(note: string, verifier: VerifierKey): Promise<OpenedNote | null> {
  const read = readNote(tidyNote(note));
  return read && { text: read.text, signature: await judgeNote(read, verifier) };
}

async function verifySignature(key: Bytes, signature: Bytes, text: string): Promise<Signature> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    const holds = await crypto.subtle.verify('Ed25519', imported, signature, bytesOf(text));
    return holds ? 'holds' : 'wrong';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unknown';
    throw error;
  }
}
