import { decodeBytes } from './headers.ts';
import { readMbox } from './mbox.ts';
import { readMessage } from './message.ts';
import type { RawMail } from './raw-mail.ts';

/** A file that may hold mail. */
export interface MailFile {
  /** With its folder where that is known: `Takeout/Mail/All mail.mbox`. */
  name: string;
  /** Bytes, as far as it is known before it is read. */
  size: number;
  /** @param progress called with the bytes that were read since the last call */
  open(progress: (bytes: number) => void): AsyncIterable<Uint8Array>;
  /** The same bytes in any order, which an archive needs: its table of contents is at its end. */
  blob?: Blob;
}

export interface ReadMail {
  mail: RawMail;
  /** It lay among what a program or a provider took for spam. */
  isSpam: boolean;
}

/** Read as it is, opened first, or not read at all. */
export type MailFormat = 'mbox' | 'message' | 'archive' | 'outlook' | 'other';

const FORMATS: readonly [RegExp, MailFormat][] = [
  [/\.(?:mbox|mbx|mboxrd)$/i, 'mbox'],
  [/(?:^|\/)mbox$/i, 'mbox'],
  [/\.(?:eml|emlx)$/i, 'message'],
  [/\.(?:zip|olm)$/i, 'archive'],
  [/\.(?:pst|ost|msg)$/i, 'outlook'],
];

export const formatOf = (name: string): MailFormat => FORMATS.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';

/** Where a program or a provider puts what it took for spam. */
export const isSpamFolder = (name: string): boolean =>
  /(?:^|\/)(?:junk|spam|bulk mail|junk e-?mail)(?:\.|\/|$)/i.test(name);

const SNIFFED_BYTES = 4_096;

/** Thunderbird's files have no ending: what begins as mail does is mail. */
function formatOfBytes(start: Uint8Array): MailFormat {
  const text = decodeBytes(start.subarray(0, SNIFFED_BYTES));
  if (/^\s*From \S/.test(text)) return 'mbox';
  return /^[A-Za-z][A-Za-z-]*: /.test(text) && /^(?:From|Received|Message-ID|Return-Path):/im.test(text)
    ? 'message'
    : 'other';
}

/** The same bytes, and what they begin as. */
async function sniffFormat(bytes: AsyncIterable<Uint8Array>): Promise<[MailFormat, AsyncIterable<Uint8Array>]> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return ['other', bytes];
  async function* replay(): AsyncGenerator<Uint8Array> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return [formatOfBytes(first.value), replay()];
}

/** The mails of one file; none where it holds none. @param progress called with the bytes that were read since the last call */
export async function* readMails(file: MailFile, progress: (bytes: number) => void): AsyncGenerator<ReadMail> {
  const named = formatOf(file.name);
  if (named === 'outlook' || named === 'archive') return;
  const opened = file.open(progress);
  const [format, chunks] = named === 'other' ? await sniffFormat(opened) : [named, opened];
  const isSpam = isSpamFolder(file.name);
  if (format === 'mbox') for await (const mail of readMbox(chunks)) yield { mail, isSpam };
  if (format !== 'message') return;
  const mail = await readMessage(chunks);
  if (mail) yield { mail, isSpam };
}
