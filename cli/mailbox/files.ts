import { createReadStream, openAsBlob } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileOfBlob } from '#contract/mailbox/reading/blob-file.ts';
import { formatOf, type MailFile } from '#contract/mailbox/reading/sources.ts';

const CHUNK_BYTES = 1024 * 1024;

/** The bytes of a file, one chunk after another. It is opened when its turn comes: a folder may hold more files than can be open at once. */
async function* readChunks(file: string, progress: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    progress((chunk as Buffer).length);
    yield chunk as Buffer;
  }
}

async function mailFile(file: string, name: string): Promise<MailFile> {
  if (formatOf(name) === 'archive') return fileOfBlob(name, await openAsBlob(file));
  const { size } = await stat(file);
  return { name, size, open: (progress) => readChunks(file, progress) };
}

/** The files of a path: itself, or everything below a folder. Links are not followed. @throws for one that is not there */
async function filesAt(given: string, folder: string): Promise<MailFile[]> {
  const full = path.resolve(folder, given);
  if (!(await stat(full)).isDirectory()) return [await mailFile(full, path.basename(full))];
  const entries = await readdir(full, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return Promise.all(files.sort().map((file) => mailFile(file, path.relative(full, file).replaceAll(path.sep, '/'))));
}

/** The files that may hold mail, in the order in which they were named. @param folder that relative paths start from */
export async function openMailFiles(paths: readonly string[], folder: string): Promise<MailFile[]> {
  const found = await Promise.all(paths.map((one) => filesAt(one, folder)));
  return found.flat();
}
