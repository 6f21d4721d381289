import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import type { Bytes, Encodings } from '#server/http/encodings.ts';
import { type HeaderPolicy, securityHeaders } from '#server/http/headers.ts';
import { letScriptsWait } from './late-scripts.ts';

/** A page that is sent as it is to whoever asks. */
export interface DrawnPage extends Encodings {
  /** Bytes held in memory, at most. */
  size: number;
  /** Names and values in turn, as node:http takes them without looking at each again. */
  headers: readonly string[];
}

const sha256 = (text: string) => createHash('sha256').update(text);

/** Browsers compare with the script's text after its line ends were made the same. */
const hashOf = (script: string) => `sha256-${sha256(script.replace(/\r\n?/g, '\n')).digest('base64')}`;

/**
 * Takes the nonce out of the tags that carry it.
 * @param nonce random, and made after whatever the page shows was written: a script that came in with a text carries
 *   none, gets no hash and does not run
 * @returns the hashes by which a policy allows the texts of these scripts
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const [head = '', ...rest] = html.split(` nonce="${nonce}"`);
  let whole = head;
  const hashes = new Set<string>();
  for (const part of rest) {
    if (/<script[^<>]*$/.test(whole)) hashes.add(hashOf(part.slice(part.indexOf('>') + 1, part.indexOf('</script>'))));
    whole += part;
  }
  return { html: whole, hashes: [...hashes] };
}

function headersOf(hashes: readonly string[], policy: HeaderPolicy): string[] {
  return [
    ...Object.entries(securityHeaders({ hashes }, policy, '')).flat(),
    ...['content-type', 'text/html; charset=utf-8'],
    ...['vary', 'accept-encoding, cookie'],
    ...['cache-control', 'private, no-cache'],
  ];
}

/**
 * @param nonce that it was drawn with
 * @param before the page as it was drawn before, if it was, which is as good when nothing has changed
 */
export function packPage(drawn: string, nonce: string, policy: HeaderPolicy, before: DrawnPage | null): DrawnPage {
  const { html, hashes } = hashScripts(letScriptsWait(drawn, null), nonce);
  const etag = `"${sha256(html).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag) return before;
  const plain: Bytes = new TextEncoder().encode(html);
  const gzip = gzipSync(plain, { level: 9 }) as Bytes;
  return { etag, plain, gzip, br: null, size: plain.length + 2 * gzip.length, headers: headersOf(hashes, policy) };
}

const brotli = promisify(brotliCompress);

/** Takes a few dozen milliseconds of another thread; nobody waits for it. */
export async function addBrotli(page: DrawnPage): Promise<void> {
  page.br ??= (await brotli(page.plain)) as Bytes;
}
