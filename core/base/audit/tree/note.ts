import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/**
 * Signed notes of C2SP (c2sp.org/signed-note), as Go's checksum database and public transparency logs use them:
 * lines of text, a blank line, and signatures `— <name> <base64(key id ‖ signature)>`.
 */
const ED25519 = 0x01;
export const DASH = '\u2014';
/** DER before the 32 bytes of an Ed25519 seed (RFC 8410), and before its public key. */
export const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
export const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export interface NoteSigner {
  name: string;
  /** 4 bytes */
  keyId: Buffer;
  /** `<name>+<key id>+<base64>`: what a verifier needs, and no secret. */
  verifierKey: string;
  sign(text: string): string;
}

interface NoteVerifier {
  name: string;
  keyId: Buffer;
  key: KeyObject;
}

const keyIdOf = (name: string, publicKey: Uint8Array) =>
  createHash('sha256').update(`${name}\n`).update(Uint8Array.of(ED25519)).update(publicKey).digest().subarray(0, 4);

/** @param name of the log, without blanks and plus signs @param seed 32 bytes, the private key */
export function createNoteSigner(name: string, seed: Uint8Array): NoteSigner {
  if (!/^[^\s+]+$/u.test(name)) throw new RangeError(`not the name of a key: ${name}`);
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  const keyId = keyIdOf(name, publicKey);
  return {
    name,
    keyId,
    verifierKey: verifierKeyOf(name, publicKey),
    sign(text) {
      if (!text.endsWith('\n')) throw new RangeError('the text of a note ends with a line break');
      const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), key)]).toString('base64');
      return `${text}\n${DASH} ${name} ${signature}\n`;
    },
  };
}

const verifierKeyOf = (name: string, publicKey: Uint8Array): string => {
  const encoded = Buffer.concat([Uint8Array.of(ED25519), publicKey]).toString('base64');
  return `${name}+${keyIdOf(name, publicKey).toString('hex')}+${encoded}`;
};

/** The verifier key of the same public key under another name. @throws RangeError when it is no verifier key */
export function renameVerifierKey(verifierKey: string, name: string): string {
  const { key } = parseVerifierKey(verifierKey);
  return verifierKeyOf(name, key.export({ format: 'der', type: 'spki' }).subarray(SPKI.length));
}

/** @throws RangeError when it is no verifier key of Ed25519 */
function parseVerifierKey(verifierKey: string): NoteVerifier {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/u.exec(verifierKey) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  const publicKey = bytes.subarray(1);
  const sound = name !== undefined && bytes.length === 33 && bytes[0] === ED25519;
  if (!sound || keyIdOf(name, publicKey).toString('hex') !== id)
    throw new RangeError('this is no verifier key of Ed25519');
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  return { name, keyId: keyIdOf(name, publicKey), key };
}

/**
 * The text of a note that one of the keys has signed; null when none has, or when the signature of one is wrong.
 * @param verifierKeys as in `NoteSigner.verifierKey`
 */
export function openNote(note: string, verifierKeys: readonly string[]): string | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, end + 1);
  const verifiers = verifierKeys.map(parseVerifierKey);
  let signed = false;
  for (const line of note.slice(end + 2, -1).split('\n')) {
    const [dash, name, encoded = '', more] = line.split(' ');
    if (dash !== DASH || more !== undefined) return null;
    const bytes = Buffer.from(encoded, 'base64');
    const known = verifiers.find((one) => one.name === name && one.keyId.equals(bytes.subarray(0, 4)));
    if (!known) continue;
    if (!verify(null, Buffer.from(text), known.key, bytes.subarray(4))) return null;
    signed = true;
  }
  return signed ? text : null;
}
