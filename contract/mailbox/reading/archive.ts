import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/index-native.js';
import { readOutlookMessage } from './olm.ts';
import type { RawMail } from './raw-mail.ts';
import { formatOf, isSpamFolder, type MailFile, type ReadMail, readMails } from './sources.ts';

const OUTLOOK_MESSAGE = /com\.microsoft\.__Messages\/.*\.xml$/;
/** A message of an Outlook archive beyond this is an attachment by another name. */
const MOST_XML_BYTES = 8 * 1024 * 1024;

/** Runs where it is called: the reader of a mailbox is in a worker already. */
const options = { useWebWorkers: false } as const;

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    // Ends the decompression of what nobody reads any more.
    await reader.cancel().catch(() => {});
  }
}

/** @param share of the archive that a byte of the entry stands for */
async function* readEntry(entry: FileEntry, progress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const failure = entry.getData(writable, options).then(
    () => null,
    (error: unknown) => error,
  );
  const share = entry.uncompressedSize > 0 ? entry.compressedSize / entry.uncompressedSize : 0;
  for await (const bytes of readStream(readable)) {
    progress(bytes.length * share);
    yield bytes;
  }
  const error = await failure;
  if (error) throw error;
}

async function readXml(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let xml = '';
  for await (const bytes of chunks) xml += decoder.decode(bytes, { stream: true });
  return xml;
}

async function* readMailsOfEntry(entry: FileEntry, progress: (bytes: number) => void): AsyncGenerator<RawMail> {
  if (OUTLOOK_MESSAGE.test(entry.filename)) {
    if (entry.uncompressedSize > MOST_XML_BYTES) return;
    const mail = readOutlookMessage(await readXml(readEntry(entry, progress)));
    if (mail) yield mail;
    return;
  }
  const format = formatOf(entry.filename);
  if (format !== 'mbox' && format !== 'message') return;
  const file: MailFile = {
    name: entry.filename,
    size: entry.uncompressedSize,
    open: (told) => readEntry(entry, told),
  };
  for await (const { mail } of readMails(file, progress)) yield mail;
}

/**
 * The mails of a zip: a Takeout, a folder that somebody packed, or an archive of Outlook for Mac (`.olm`).
 * @throws Error for what is no zip, or is locked with a password
 */
export async function* readArchive(blob: Blob, progress: (bytes: number) => void): AsyncGenerator<ReadMail> {
  const zip = new ZipReader(new BlobReader(blob), options);
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (entry.directory) continue;
      const isSpam = isSpamFolder(entry.filename);
      let told = 0;
      const countBytes = (bytes: number) => {
        told += bytes;
        progress(bytes);
      };
      for await (const mail of readMailsOfEntry(entry, countBytes)) yield { mail, isSpam };
      // What was not looked at is done with, too.
      progress(entry.compressedSize - told);
    }
  } finally {
    await zip.close();
  }
}
