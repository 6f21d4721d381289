import { link, mkdir, open, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts';
import { BackupError } from './backup-error.ts';

const FOLDER = 'audit-checkpoints/';
/** Of an object: held in memory. A line is shorter. */
const PIECE_BYTES = 4 * 2 ** 20;

/** A file of checkpoints whose copy is brought up to date by adding to it, never by writing over it. */
export interface Continued {
  /** Adds the whole lines that the copy lacks. */
  send(): Promise<void>;
}

interface Options {
  store: ObjectStore;
  file: string;
  now: Date;
  say(line: string): void;
}

/** One file as it was copied: an object for each stretch of it, named by where that begins. */
interface Run {
  name: string;
  pieces: { object: StoredObject; from: number }[];
  size: number;
}

/**
 * Goes on with the newest copy. Where there is no file, the copy becomes it. A file that is no continuation of the copy, such as after a restore, or
 * when somebody has rewritten history, begins a copy of its own, and the former stays.
 */
export async function continueCheckpoints({ store, file, now, say }: Options): Promise<Continued> {
  const newest = await newestRun(store);
  if (newest && (await sizeOf(file)) === 0) await download(store, newest, file);
  if (newest && (await isContinued(store, newest, file))) return sender(store, file, newest.name, newest.size);
  const name = `${FOLDER}${now.toISOString().replace(/[-:.]/g, '')}/`;
  if (newest)
    say(
      `The checkpoints of the audit log do not continue those in ${store.place}: the former stay as ${newest.name}. After a restore that is as it should be; otherwise compare them, since somebody may have rewritten the log.`,
    );
  return sender(store, file, name, 0);
}

const positionOf = (name: string): number => Number(/(\d+)\.jsonl$/.exec(name)?.[1]);

/** @throws BackupError when a piece is missing: whatever took it away should be noticed */
async function newestRun(store: ObjectStore): Promise<Run | null> {
  const objects = await store.list(FOLDER);
  const name = objects
    .map((one) => path.posix.dirname(one.name))
    .sort()
    .at(-1);
  if (name === undefined) return null;
  const pieces: Run['pieces'] = [];
  let size = 0;
  for (const object of objects.filter((one) => one.name.startsWith(`${name}/`))) {
    if (positionOf(object.name) !== size)
      throw new BackupError(`A piece of ${name} is missing in ${store.place}, at byte ${size}.`);
    pieces.push({ object, from: size });
    size += object.bytes;
  }
  return { name: `${name}/`, pieces, size };
}

async function bytesOf(store: ObjectStore, { name, bytes }: StoredObject): Promise<Buffer> {
  const found = await store.get(name, bytes);
  if (found?.length !== bytes) throw new BackupError(`${name} cannot be read whole from ${store.place}.`);
  return found;
}

/** Put in place in one step: a worker may be writing one of its own. */
async function download(store: ObjectStore, run: Run, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const coming = `${file}.${process.pid}.coming`;
  const handle = await open(coming, 'w', 0o600);
  try {
    for (const { object } of run.pieces) await handle.appendFile(await bytesOf(store, object));
    await handle.sync();
    await link(coming, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await unlink(coming);
  }
}

/** The last piece decides: a line signs everything before it. */
async function isContinued(store: ObjectStore, { pieces, size }: Run, file: string): Promise<boolean> {
  const last = pieces.at(-1);
  if (!last || (await sizeOf(file)) < size) return false;
  const [theirs, ours] = await Promise.all([bytesOf(store, last.object), readRange(file, last.from, size)]);
  return theirs.equals(ours);
}

function sender(store: ObjectStore, file: string, name: string, copied: number): Continued {
  let at = copied;
  return {
    async send() {
      for (;;) {
        const end = await sizeOf(file);
        const bytes = end > at ? await readRange(file, at, Math.min(end, at + PIECE_BYTES)) : Buffer.alloc(0);
        const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
        if (whole.length === 0) return;
        await store.put(`${name}${String(at).padStart(15, '0')}.jsonl`, whole);
        at += whole.length;
      }
    },
  };
}

/** Bytes of a file from one position to another. */
async function readRange(file: string, from: number, to: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** 0 where there is no file. */
const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
