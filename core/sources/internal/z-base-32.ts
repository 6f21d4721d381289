const ALPHABET = 'ybndrfg8ejkmcpqxot1uwisza345h769';

/** z-base-32 of whole groups of five bytes (a SHA-1 is four): the form of names in a Web Key Directory. */
export function zBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((group) => ALPHABET[Number.parseInt(group, 2)]).join('');
}
