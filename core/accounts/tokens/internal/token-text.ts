import { crc32 } from 'node:zlib';

/** Before every token, so that scanners for secrets know one where it does not belong. */
const PREFIX = 'qp_';

/** 32 random bytes in base64url, and eight digits by which a mistyped token is known without a look-up. */
const TOKEN = /^qp_([\w-]{43})([0-9a-f]{8})$/;

const checksumOf = (secret: string): string =>
  crc32(PREFIX + secret)
    .toString(16)
    .padStart(8, '0');

/** @param secret of `Vault.createToken` */
export const tokenTextOf = (secret: string): string => `${PREFIX}${secret}${checksumOf(secret)}`;

/** Whether a text can be one of our tokens. */
export function isTokenText(text: string): boolean {
  const [, secret = '', checksum] = TOKEN.exec(text) ?? [];
  return checksum === checksumOf(secret);
}
