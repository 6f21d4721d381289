const hexOf = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The message with its length behind it, in whole blocks of 64 bytes (FIPS 180-4, 5.1.1). */
function padMessage(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(message.length) * 8n);
  return view;
}

/** Function and constant of each of the four groups of 20 rounds (FIPS 180-4, 4.1.1 and 4.2.1). */
const groups: readonly [(b: number, c: number, d: number) => number, number][] = [
  [(b, c, d) => (b & c) | (~b & d), 0x5a827999],
  [(b, c, d) => b ^ c ^ d, 0x6ed9eba1],
  [(b, c, d) => (b & c) | (b & d) | (c & d), 0x8f1bbcdc],
  [(b, c, d) => b ^ c ^ d, 0xca62c1d6],
];

function wordsOf(blocks: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, n) => blocks.getInt32(at + n * 4));
  const wordAt = (n: number) => words[n] ?? 0;
  for (let n = 16; n < 80; n++)
    words.push(rotateLeft(wordAt(n - 3) ^ wordAt(n - 8) ^ wordAt(n - 14) ^ wordAt(n - 16), 1));
  return words;
}

type State = [number, number, number, number, number];

function mixWord([a, b, c, d, e]: State, word: number, n: number): State {
  const [mix, constant] = groups[Math.floor(n / 20)] ?? [() => 0, 0];
  return [(rotateLeft(a, 5) + mix(b, c, d) + e + constant + word) | 0, a, rotateLeft(b, 30), c, d];
}

/** SHA-1 where the browser offers none: on pages without https, other than localhost. */
export function computeSha1(message: Uint8Array): string {
  let state: State = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476, 0xc3d2e1f0 | 0];
  const blocks = padMessage(message);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    const end = wordsOf(blocks, at).reduce(mixWord, state);
    state = state.map((word, n) => (word + (end[n] ?? 0)) | 0) as State;
  }
  const digest = new DataView(new ArrayBuffer(20));
  for (const [n, word] of state.entries()) digest.setInt32(n * 4, word);
  return hexOf(new Uint8Array(digest.buffer));
}

/** SHA-1 of a password as the server computes it (NFKC, UTF-8), in capital hexadecimal. Never leaves the browser whole. */
export async function sha1(password: string): Promise<string> {
  const message = new TextEncoder().encode(password.normalize('NFKC'));
  if (!globalThis.crypto?.subtle) return computeSha1(message);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-1', message)));
}
