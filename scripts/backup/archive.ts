import { createReadStream } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ReadableStream as Stream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, packTar } from 'modern-tar';
import { BackupError } from './backup-error.ts';

/** A piece of one of the files in an archive, in order. */
export interface Piece {
  file: string;
  bytes: Uint8Array;
}

/** Long files are cut, as a tar has to know the length of an entry before it. Held in memory. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** Two empty blocks end a tar. */
const END_BYTES = 1024;

/** Cuts a stream into pieces of one file; an empty stream is one empty piece. */
export async function* piecesOf(file: string, stream: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let held: Uint8Array[] = [];
  let size = 0;
  let any = false;
  for await (const chunk of stream) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield { file, bytes: Buffer.concat(held) };
    any = true;
    held = [];
    size = 0;
  }
  if (size > 0 || !any) yield { file, bytes: Buffer.concat(held) };
}

/** `database`, `database.000001`, …: in a plain tar, `cat database database.0*` puts a file together again. */
async function* tarOf(pieces: AsyncIterable<Piece>): AsyncGenerator<Uint8Array> {
  const counts = new Map<string, number>();
  for await (const { file, bytes } of pieces) {
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    const name = count === 0 ? file : `${file}.${String(count).padStart(6, '0')}`;
    const whole = await packTar([{ header: { name, size: bytes.length, type: 'file', mode: 0o600 }, body: bytes }]);
    yield whole.subarray(0, whole.length - END_BYTES);
  }
  yield new Uint8Array(END_BYTES);
}

/**
 * Writes an encrypted archive (age around a tar). It stands at `target` only once it is whole and on the disk; a
 * process that is killed leaves at most a `.partial` file. Never writes over a file.
 * @throws BackupError when there is a file already
 */
export async function writeArchive(target: string, lock: Encrypter, pieces: AsyncIterable<Piece>): Promise<void> {
  const partial = `${target}.${process.pid}.partial`;
  const handle = await open(partial, 'wx', 0o600);
  try {
    const plain = Stream.from(tarOf(pieces)) as ReadableStream<Uint8Array>;
    for await (const chunk of Readable.fromWeb((await lock.encrypt(plain)) as Stream<Uint8Array>))
      await handle.write(chunk);
    await handle.sync();
    await link(partial, target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new BackupError(`${target} is there already; a backup never writes over a file.`);
    throw error;
  } finally {
    await handle.close();
    await unlink(partial);
  }
}

/**
 * Reads an archive, piece by piece. Every piece is authentic when it comes; that nothing is missing is known at the end.
 * @throws BackupError when the key does not fit, or the file was cut short or altered
 */
export async function* readArchive(source: string, key: Decrypter): AsyncGenerator<Piece> {
  const stream = createReadStream(source);
  try {
    const plain = await unlock(stream, key);
    for await (const { header, body } of plain.pipeThrough(createTarDecoder({ strict: true })))
      yield {
        file: header.name.replace(/\.\d{6}$/, ''),
        bytes: new Uint8Array(await new Response(body).arrayBuffer()),
      };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if (error instanceof Error && 'code' in error && 'syscall' in error)
      throw new BackupError(`The backup cannot be read: ${error.message}`);
    throw new BackupError('The backup was cut short or altered. Nothing was changed.');
  } finally {
    stream.destroy();
  }
}

async function unlock(stream: Readable, key: Decrypter) {
  try {
    return await key.decrypt(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.message.startsWith('no identity'))
      throw new BackupError('The passphrase or key does not open this backup. Nothing was changed.');
    if (error.message.startsWith('invalid version')) throw new BackupError('The file is no backup of this product.');
    throw error;
  }
}
