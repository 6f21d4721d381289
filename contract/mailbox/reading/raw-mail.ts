/** A mail as far as it is read: its header, and the beginning of what follows. */
export interface RawMail {
  head: Uint8Array;
  /** Up to `MOST_BODY_BYTES`, still encoded. */
  body: Uint8Array;
  /** Of the whole mail. */
  size: number;
}

/** Longer headers are cut: nothing beyond is looked at. */
export const MOST_HEAD_BYTES = 64 * 1024;
/** A page of style rules may come before the first word of a mail. */
export const MOST_BODY_BYTES = 48 * 1024;

const NEWLINE = 10;
const RETURN = 13;

/** Collects the lines of one mail after another in a buffer that is used again; what is not kept is only counted. */
export interface MailCollector {
  /** @param line with its newline, if it has one */
  addLine(line: Uint8Array, isBlank: boolean): void;
  /** The mail so far, or null where there is none, and begins the next. */
  takeMail(): RawMail | null;
  /** Whether further lines of this mail are only counted. */
  isFull(): boolean;
}

export const isBlankLine = (bytes: Uint8Array, from: number, newline: number): boolean =>
  newline === from || (newline === from + 1 && bytes[from] === RETURN);

export function createMailCollector(): MailCollector {
  const head = new Uint8Array(MOST_HEAD_BYTES);
  const body = new Uint8Array(MOST_BODY_BYTES);
  let headLength = 0;
  let bodyLength = 0;
  let size = 0;
  let isInBody = false;
  return {
    addLine(line, isBlank) {
      size += line.length;
      if (!isInBody && isBlank) {
        // Blank lines before a header are no end of it.
        isInBody = headLength > 0;
      } else if (isInBody) {
        const room = line.subarray(0, MOST_BODY_BYTES - bodyLength);
        body.set(room, bodyLength);
        bodyLength += room.length;
      } else {
        const room = line.subarray(0, MOST_HEAD_BYTES - headLength);
        head.set(room, headLength);
        headLength += room.length;
      }
    },
    takeMail() {
      const mail = headLength > 0 ? { head: head.slice(0, headLength), body: body.slice(0, bodyLength), size } : null;
      headLength = 0;
      bodyLength = 0;
      size = 0;
      isInBody = false;
      return mail;
    },
    isFull: () => isInBody && bodyLength === MOST_BODY_BYTES,
  };
}

/** Calls back for every line of a chunk. @returns what follows the last newline */
export function eachLine(bytes: Uint8Array, take: (from: number, newline: number) => void): Uint8Array {
  let from = 0;
  for (let newline = bytes.indexOf(NEWLINE); newline !== -1; newline = bytes.indexOf(NEWLINE, from)) {
    take(from, newline);
    from = newline + 1;
  }
  return bytes.subarray(from);
}

export function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
