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

/** @returns null when it is no note */
export async function openSignedNote(note: string, verifier: VerifierKey): Promise<OpenedNote | null> {
  const whole = `${note.replaceAll('\r\n', '\n').trim()}\n`;
  const end = whole.lastIndexOf('\n\n');
  if (end < 0) return null;
  const text = whole.slice(0, end + 1);
  const signatures = whole.slice(end + 2, -1).split('\n');
  return { text, signature: await judgeSignatures(text, signatures, verifier) };
}

async function judgeSignatures(text: string, lines: readonly string[], verifier: VerifierKey): Promise<Signature> {
  for (const line of lines) {
    const [dash, name, encoded = ''] = line.split(' ');
    const bytes = fromBase64(encoded);
    if (dash !== '\u2014' || name !== verifier.name || !bytes) continue;
    if (areEqual(bytes.slice(0, 4), verifier.keyId)) return verifySignature(verifier.key, bytes.slice(4), text);
  }
  return 'missing';
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
