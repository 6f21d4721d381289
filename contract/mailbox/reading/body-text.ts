import { decodeBytes, type MailHeaders, parseHeaders } from './headers.ts';

/** Encoded text beyond this is not decoded: its first words are enough. */
const MOST_TEXT_BYTES = 24 * 1024;
const MOST_DEPTH = 4;
const PIECE = 8 * 1024;

const parameterOf = (value: string, name: string): string | null => {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(value);
  return found?.[1] ?? found?.[2] ?? null;
};

/** One byte a character, as `atob` gives and takes them; no decoder of browsers keeps all of them. */
function toBinary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));

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

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: "'", lsquo: "'", euro: '€', szlig: 'ß' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', eacute: 'é', egrave: 'è', agrave: 'à' },
  ...{ ccedil: 'ç', ntilde: 'ñ', oacute: 'ó', aacute: 'á', iacute: 'í', uacute: 'ú', atilde: 'ã', otilde: 'õ' },
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
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
  return readPart(headers, toBinary(body), 0)?.text ?? '';
}
