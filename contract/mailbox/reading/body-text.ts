import { decodeBytes, type MailHeaders, parseHeaders } from './headers.ts';

/** Encoded text beyond this is not decoded: its first words are enough. */
const MOST_TEXT_BYTES = 24 * 1024;
const MOST_DEPTH = 4;

const parameterOf = (value: string, name: string): string | null => {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(value);
  return found?.[1] ?? found?.[2] ?? null;
};

/** Decodes every byte to one character; the fastest way to text of any engine. */
const binary = new TextDecoder('windows-1252');
/** What it makes of the bytes from 0x80 that are no letters of Latin-1, back to those bytes. */
const BACK = new Map(
  Array.from({ length: 32 }, (_, at) => [binary.decode(Uint8Array.of(128 + at)).charCodeAt(0), 128 + at]),
);

/** The bytes again. A loop: `Uint8Array.from` and spreading take a hundred times as long. */
function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    bytes[at] = code < 256 ? code : (BACK.get(code) ?? 0);
  }
  return bytes;
}

function decodeTransfer(text: string, encoding: string): Uint8Array {
  if (encoding === 'base64') {
    const clean = text.replace(/[^A-Za-z0-9+/]/g, '');
    return toBytes(atob(clean.slice(0, clean.length - (clean.length % 4))));
  }
  if (encoding === 'quoted-printable') {
    const joined = text.replace(/=[ \t]*\r?\n/g, '');
    return toBytes(
      joined.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    );
  }
  return toBytes(text);
}

function decodeCharset(bytes: Uint8Array, charset: string | null): string {
  if (!charset) return decodeBytes(bytes);
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return decodeBytes(bytes);
  }
}

const ENTITIES = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: "'", lsquo: "'", euro: '€', szlig: 'ß' },
    ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', eacute: 'é', egrave: 'è', agrave: 'à' },
    ...{ ccedil: 'ç', ntilde: 'ñ', oacute: 'ó', aacute: 'á', iacute: 'í', uacute: 'ú', atilde: 'ã', otilde: 'õ' },
  }),
);

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** The words of a page, for looking at alone: nothing of it is ever shown as HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<(head|style|script|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<[^<>]*(?:>|$)/g, ' ')
    .replace(/&(#?\w{1,8});/g, decodeEntity);

interface Part {
  type: string;
  text: string;
}

function readPart(headers: MailHeaders, raw: string, depth: number): Part | null {
  const contentType = headers.find('content-type') ?? 'text/plain';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type.startsWith('multipart/')) {
    const boundary = parameterOf(contentType, 'boundary');
    return boundary === null || depth === MOST_DEPTH ? null : readParts(raw, boundary, depth + 1);
  }
  if (type !== 'text/plain' && type !== 'text/html') return null;
  const encoding = headers.find('content-transfer-encoding')?.trim().toLowerCase() ?? '';
  const decoded = decodeCharset(
    decodeTransfer(raw.slice(0, MOST_TEXT_BYTES), encoding),
    parameterOf(contentType, 'charset'),
  );
  return { type, text: type === 'text/html' ? textOfHtml(decoded) : decoded };
}

/** Plain text where there is some, else the words of the page. */
function readParts(raw: string, boundary: string, depth: number): Part | null {
  let best: Part | null = null;
  for (const piece of raw.split(`--${boundary}`).slice(1)) {
    const [gap = ''] = /\r?\n\r?\n/.exec(piece) ?? [];
    const at = gap ? piece.indexOf(gap) : -1;
    if (at === -1) continue;
    const part = readPart(parseHeaders(toBytes(piece.slice(0, at))), piece.slice(at + gap.length), depth);
    if (part?.type === 'text/plain' && part.text.trim().length > 40) return part;
    best ??= part;
  }
  return best;
}

/** The first words of a mail, without markup and encoding; empty where it has none. */
export function readBodyText(headers: MailHeaders, body: Uint8Array): string {
  return readPart(headers, binary.decode(body), 0)?.text ?? '';
}
