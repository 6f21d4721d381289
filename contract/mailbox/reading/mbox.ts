import { createMailCollector, eachLine, isBlankLine, joinBytes, type RawMail } from './raw-mail.ts';

/** A line without an end is passed on in pieces of this size, so that an attachment on one line is not held. */
const MOST_LINE_BYTES = 256 * 1024;

const FROM = [70, 114, 111, 109, 32];
/** A separator has a time and a year; a sentence that begins with "From" has not both. */
const SEPARATOR = /^From .*(?:\d{1,2}:\d\d.*\d{4}|\d{4}.*\d{1,2}:\d\d)/;
/** Some programs write no blank line before it: then it must have the day and the month too. */
const STRICT_SEPARATOR = /^From \S+\s+(?:mon|tue|wed|thu|fri|sat|sun)\w*,?\s+\w{1,3}\s+\w{1,3}\s+.*\d{1,2}:\d\d/i;
const MOST_SEPARATOR_BYTES = 200;

const latin = new TextDecoder('windows-1252');

function isSeparator(bytes: Uint8Array, from: number, newline: number, afterBlank: boolean): boolean {
  for (const [at, byte] of FROM.entries()) if (bytes[from + at] !== byte) return false;
  if (newline - from > MOST_SEPARATOR_BYTES) return false;
  return (afterBlank ? SEPARATOR : STRICT_SEPARATOR).test(latin.decode(bytes.subarray(from, newline)));
}

/**
 * The mails of an mbox file (RFC 4155 and its relatives: mboxo, mboxrd, mboxcl, Takeout), one after another. At most a line
 * and the beginning of one mail are held.
 */
export async function* readMbox(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawMail> {
  const mails = createMailCollector();
  const found: RawMail[] = [];
  let rest: Uint8Array = new Uint8Array();
  let afterBlank = true;
  let isMidLine = false;
  const takeMail = () => {
    const mail = mails.takeMail();
    if (mail) found.push(mail);
  };
  for await (const chunk of chunks) {
    const bytes = joinBytes(rest, chunk);
    rest = eachLine(bytes, (from, newline) => {
      const isBlank = !isMidLine && isBlankLine(bytes, from, newline);
      if (!isMidLine && bytes[from] === FROM[0] && isSeparator(bytes, from, newline, afterBlank)) takeMail();
      else mails.addLine(bytes.subarray(from, newline + 1), isBlank);
      afterBlank = isBlank;
      isMidLine = false;
    });
    if (rest.length > MOST_LINE_BYTES) {
      mails.addLine(rest, false);
      rest = new Uint8Array();
      isMidLine = true;
    } else rest = rest.slice();
    yield* found.splice(0);
  }
  mails.addLine(rest, rest.length === 0);
  takeMail();
  yield* found;
}
