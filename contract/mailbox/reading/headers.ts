import { addressParser, decodeWords } from 'postal-mime';

/** The fields of a header by their names in lower case, unfolded. */
export interface MailHeaders {
  /** The first of that name, which the last server wrote; null where there is none. */
  find(name: string): string | null;
  /** Every one of that name, in order. */
  list(name: string): string[];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin = new TextDecoder('windows-1252');

/** Headers are ASCII by the book, UTF-8 by RFC 6532, and Latin by some programs. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin.decode(bytes);
  }
}

/** Never throws: a line that is no field is skipped. */
export function parseHeaders(head: Uint8Array): MailHeaders {
  const fields: [string, string][] = [];
  for (const line of decodeBytes(head).split(/\r?\n/)) {
    const last = fields.at(-1);
    if (/^[ \t]/.test(line)) {
      if (last) last[1] += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0) fields.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return {
    find: (name) => fields.find(([own]) => own === name)?.[1] ?? null,
    list: (name) => fields.filter(([own]) => own === name).map(([, value]) => value),
  };
}

/** Text with encoded words (RFC 2047) as it is read; as it stands where they are broken. */
export function decodeText(value: string): string {
  if (!value.includes('=?')) return value;
  try {
    return decodeWords(value);
  } catch {
    return value;
  }
}

export interface Mailbox {
  name: string;
  /** In lower case. */
  address: string;
}

const SIMPLE = /^(?:"?([^"<>,;:=?\\]*?)"?\s*)?<([^\s<>@,]+@[^\s<>@,]+)>$/;

/** The first address of a field; null where there is none. */
export function parseMailbox(value: string | null): Mailbox | null {
  if (!value) return null;
  const simple = SIMPLE.exec(value);
  if (simple) return { name: simple[1] ?? '', address: (simple[2] ?? '').toLowerCase() };
  const [first] = addressParser(value.slice(0, 2_000), { flatten: true });
  if (!first?.address?.includes('@')) return null;
  return { name: decodeText(first.name ?? ''), address: first.address.toLowerCase() };
}

/** Milliseconds since 1970; null for what is no date, or one before mail or in the future. */
export function parseDate(value: string | null, now: number): number | null {
  if (!value) return null;
  const time = Date.parse(value.replace(/\s*\([^)]*\)\s*/g, ' ').trim());
  const DAY = 86_400_000;
  return Number.isNaN(time) || time < 0 || time > now + DAY ? null : time;
}
