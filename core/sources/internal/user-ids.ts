import { domainToASCII } from 'node:url';

const PUBLIC_KEY = 6;
const USER_ID = 13;

/**
 * User IDs of an OpenPGP public key (RFC 9580): only the frames of its packets are read, no signature is checked.
 * @returns null when the bytes are no public key, or end in the middle of a packet
 */
export function userIdsOf(key: Uint8Array): string[] | null {
  const userIds: string[] = [];
  for (let at = 0; at < key.length; ) {
    const frame = frameAt(key, at);
    if (frame === null || frame.end > key.length) return null;
    if (at === 0 && frame.tag !== PUBLIC_KEY) return null;
    if (frame.tag === USER_ID) userIds.push(Buffer.from(key.subarray(frame.start, frame.end)).toString());
    at = frame.end;
  }
  return key.length > 0 ? userIds : null;
}

interface Frame {
  tag: number;
  start: number;
  end: number;
}

/** Header of a packet, RFC 9580 section 4.2. Bodies of unknown length do not occur in keys. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const head = bytes[at] ?? 0;
  if ((head & 0x80) === 0) return null;
  const body = head & 0x40 ? lengthInNewForm(bytes, at + 1) : lengthInOldForm(bytes, at + 1, head & 3);
  if (body === null) return null;
  const start = at + 1 + body.octets;
  return { tag: head & 0x40 ? head & 0x3f : (head >> 2) & 0x0f, start, end: start + body.length };
}

function lengthInNewForm(bytes: Uint8Array, at: number) {
  const first = bytes[at] ?? 255;
  if (first < 192) return { octets: 1, length: first };
  if (first < 224) return { octets: 2, length: ((first - 192) << 8) + (bytes[at + 1] ?? 0) + 192 };
  return first === 255 ? { octets: 5, length: numberAt(bytes, at + 1, 4) } : null;
}

function lengthInOldForm(bytes: Uint8Array, at: number, type: number) {
  const octets = [1, 2, 4][type];
  return octets === undefined ? null : { octets, length: numberAt(bytes, at, octets) };
}

const numberAt = (bytes: Uint8Array, at: number, octets: number) =>
  bytes.subarray(at, at + octets).reduce((sum, octet) => sum * 256 + octet, 0);

const ARMOUR =
  /^-----BEGIN PGP PUBLIC KEY BLOCK-----\r?\n(?:[A-Za-z]+: .*\r?\n)*\r?\n([A-Za-z0-9+/=\s]+?)(?:\r?\n=[A-Za-z0-9+/]{4})?\r?\n-----END PGP PUBLIC KEY BLOCK-----$/;

/** The bytes in an ASCII armour; null when the text is none, or is cut off. */
export function unarmoured(text: string): Uint8Array | null {
  const body = ARMOUR.exec(text.trim())?.[1];
  return body === undefined ? null : Buffer.from(body, 'base64');
}

/** The address of a user ID, as `Name (comment) <address>` or alone: lower-cased, its domain in punycode. */
export function addressOf(userId: string): string | null {
  const address = (/<([^<>]*)>\s*$/.exec(userId)?.[1] ?? userId).trim().toLowerCase();
  const [, local, domain] = /^([^\s<>]+)@([^\s<>@]+)$/.exec(address) ?? [];
  const ascii = domainToASCII(domain ?? '');
  return local && ascii ? `${local}@${ascii}` : null;
}

/** Whether a user ID says more than an address. */
export const hasName = (userId: string): boolean =>
  addressOf(userId) === null ? userId.trim() !== '' : /^[^<]*[^\s<][^<]*<[^<>]*>\s*$/.test(userId);
