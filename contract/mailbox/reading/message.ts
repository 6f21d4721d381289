import { createMailCollector, eachLine, isBlankLine, joinBytes, type RawMail } from './raw-mail.ts';

/** Apple Mail writes the length of the message on a line before it. */
const EMLX_LENGTH = /^\s*\d+\s*$/;
const latin = new TextDecoder('windows-1252');

/** The one mail of an `.eml` file, or of Apple Mail's `.emlx`; null for an empty file. What is not looked at is not read. */
export async function readMessage(chunks: AsyncIterable<Uint8Array>): Promise<RawMail | null> {
  const mails = createMailCollector();
  let rest: Uint8Array = new Uint8Array();
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = joinBytes(rest, chunk);
    rest = eachLine(bytes, (from, newline) => {
      const line = bytes.subarray(from, newline + 1);
      const isLength = isFirst && line.length < 20 && EMLX_LENGTH.test(latin.decode(line));
      if (!isLength) mails.addLine(line, isBlankLine(bytes, from, newline));
      isFirst = false;
    }).slice();
    if (mails.isFull()) break;
  }
  mails.addLine(rest, rest.length === 0);
  return mails.takeMail();
}
