import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { DASH, PKCS8, SPKI } from './note.ts';

/**
 * Cosignatures of C2SP (c2sp.org/tlog-cosignature, cosignature/v1): a witness signs the checkpoint of another, together with
 * when it saw it.
 */
const COSIGNATURE = 0x04;

/** Whose cosignatures are believed. */
export interface WitnessKey {
  name: string;
  /** 4 bytes */
  keyId: Buffer;
  key: KeyObject;
}

export interface Cosigner {
  name: string;
  /** `<name>+<key id>+<base64>` */
  verifierKey: string;
  /** @param text of the checkpoint, without signatures @returns the line that is added to the note */
  cosign(text: string, time: Date): string;
}

const keyIdOf = (name: string, publicKey: Uint8Array) =>
  createHash('sha256').update(`${name}\n`).update(Uint8Array.of(COSIGNATURE)).update(publicKey).digest().subarray(0, 4);

const signedText = (text: string, seconds: bigint) => Buffer.from(`cosignature/v1\ntime ${seconds}\n${text}`);

/** @param name without blanks and plus signs, best an address without its scheme @param seed 32 bytes, the private key */
export function createCosigner(name: string, seed: Uint8Array): Cosigner {
  if (!/^[^\s+]+$/u.test(name)) throw new RangeError(`not the name of a key: ${name}`);
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  const keyId = keyIdOf(name, publicKey);
  const encoded = Buffer.concat([Uint8Array.of(COSIGNATURE), publicKey]).toString('base64');
  return {
    name,
    verifierKey: `${name}+${keyId.toString('hex')}+${encoded}`,
    cosign(text, time) {
      const seconds = BigInt(Math.floor(time.getTime() / 1000));
      const stamp = Buffer.alloc(8);
      stamp.writeBigUInt64BE(seconds);
      const signature = sign(null, signedText(text, seconds), key);
      return `${DASH} ${name} ${Buffer.concat([keyId, stamp, signature]).toString('base64')}\n`;
    },
  };
}

/** @throws RangeError when it is no key for cosignatures */
export function parseWitnessKey(verifierKey: string): WitnessKey {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+([\w+/=]+)$/u.exec(verifierKey) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  const publicKey = bytes.subarray(1);
  const isSound = name !== undefined && bytes.length === 33 && bytes[0] === COSIGNATURE;
  if (!isSound || keyIdOf(name, publicKey).toString('hex') !== id)
    throw new RangeError('this is no key for cosignatures');
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  return { name, keyId: keyIdOf(name, publicKey), key };
}

/**
 * When the witness signed the checkpoint.
 * @param line of a note @param text of the checkpoint, without signatures
 * @returns null when the line is not its, or does not hold
 */
export function openCosignature(line: string, text: string, witness: WitnessKey): Date | null {
  const [dash, name, encoded = ''] = line.trimEnd().split(' ');
  const bytes = Buffer.from(encoded, 'base64');
  if (dash !== DASH || name !== witness.name || bytes.length !== 76) return null;
  if (!bytes.subarray(0, 4).equals(witness.keyId)) return null;
  const seconds = bytes.readBigUInt64BE(4);
  const holds = verify(null, signedText(text, seconds), witness.key, bytes.subarray(12));
  return holds ? new Date(Number(seconds) * 1000) : null;
}
