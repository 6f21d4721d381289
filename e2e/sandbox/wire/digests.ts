import { createHash } from 'node:crypto';

export const hexOf = (algorithm: 'md5' | 'sha1' | 'sha256', value: string): string =>
  createHash(algorithm).update(value, 'utf8').digest('hex');

const Z_BASE_32 = 'ybndrfg8ejkmcpqxot1uwisza345h769';

/** z-base-32 (draft-koch-openpgp-webkey-service): five bits a letter, the last one padded with zeros. */
export function zBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((letter) => Z_BASE_32[Number.parseInt(letter.padEnd(5, '0'), 2)]).join('');
}

/** Name of a key in a Web Key Directory: z-base-32 of SHA-1 of the lower-cased local part. */
export const wkdHash = (local: string): string => zBase32(createHash('sha1').update(local.toLowerCase()).digest());

/** Bytes that look random and are the same for the same seed. @param count bytes, at most 16,320 */
export function seededBytes(seed: string, count: number): Buffer {
  return createHash('shake256', { outputLength: count }).update(seed).digest();
}

/** A number in [0, 1) that is the same for the same seed. */
export const seededShare = (seed: string): number => seededBytes(seed, 6).readUIntBE(0, 6) / 2 ** 48;
