import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The last checkpoint of a log that the witness has signed. */
const seenShape = z.strictObject({
  origin: z.string(),
  size: z.int().nonnegative(),
  /** base64, 32 bytes */
  root: z.string(),
  note: z.string(),
});

export type Seen = z.output<typeof seenShape>;

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Whole or not at all, and on the disk before it returns: a witness that forgets could sign a fork. */
async function replace(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await sync(path.dirname(file));
}

/** The memory of a witness: a file for each log. */
export interface WitnessState {
  /** @returns null for a log that was never signed @throws when its file cannot be read: it then counts as nothing known */
  read(origin: string): Promise<Seen | null>;
  write(seen: Seen): Promise<void>;
}

export async function openWitnessState(folder: string): Promise<WitnessState> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fileOf = (origin: string) => path.join(folder, `${createHash('sha256').update(origin).digest('hex')}.json`);
  return {
    async read(origin) {
      const text = await readOrNull(fileOf(origin));
      return text === null ? null : seenShape.parse(JSON.parse(text));
    },
    write: (seen) => replace(fileOf(seen.origin), `${JSON.stringify(seen)}\n`),
  };
}

/** The private key of the witness, 32 bytes; made at the first start. */
export async function readWitnessSeed(folder: string): Promise<Buffer> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'key');
  const known = await readOrNull(file);
  if (known === null) {
    const seed = randomBytes(32);
    await replace(file, `${seed.toString('base64')}\n`);
    return seed;
  }
  const seed = Buffer.from(known, 'base64');
  if (seed.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
  return seed;
}
