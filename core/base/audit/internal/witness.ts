import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { asc, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditCheckpoints } from '#core/base/audit/schema.ts';
import { createGrowingTree } from '#core/base/audit/tree/merkle.ts';
import { readLeaves } from '#core/base/audit/tree/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { openCheckpoint } from './checkpoint.ts';

/**
 * The witness: a file outside the database that is only ever appended to. A line per checkpoint holds the signed note
 * and the leaves since the one before, so that it can say which entry was tampered with.
 */
const lineShape = z.object({ size: z.int().nonnegative(), time: z.string(), leaves: z.string(), note: z.string() });
type Line = z.output<typeof lineShape>;

const LEAF_BYTES = 32;
const BATCH = 200;
/** Longer than any line: its leaves are of one sealing, or of a catch-up from the last checkpoint. */
const TAIL_BYTES = 256 * 1024;

export const witnessFile = (dataDir: string): string => path.join(dataDir, 'audit-checkpoints.jsonl');

/** Appends the checkpoints that the file lacks. Processes that share the file take turns. */
export async function writeWitness({ database, config }: Platform): Promise<void> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  for (;;) {
    const written = await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(715519)`);
      return appendBatch(tx, witnessFile(config.dataDir));
    });
    if (written < BATCH) return;
  }
}

async function appendBatch(tx: Transaction, file: string): Promise<number> {
  const handle = await open(file, 'a+', 0o600);
  try {
    let size = await sizeWritten(handle);
    const rows = await tx
      .select()
      .from(auditCheckpoints)
      .where(gt(auditCheckpoints.treeSize, size))
      .orderBy(asc(auditCheckpoints.treeSize))
      .limit(BATCH);
    for (const { treeSize, note, createdAt } of rows) {
      const leaves = Buffer.concat(await readLeaves(tx, { from: size, to: treeSize })).toString('base64');
      const line: Line = { size: treeSize, time: createdAt.toISOString(), leaves, note };
      await handle.appendFile(`${JSON.stringify(line)}\n`);
      size = treeSize;
    }
    if (rows.length > 0) await handle.sync();
    return rows.length;
  } finally {
    await handle.close();
  }
}

/**
 * Size of the last checkpoint in the file of a data folder, without writing to it. Null where there is no file, e.g. because
 * another machine writes it.
 */
export async function findSizeWritten(dataDir: string): Promise<number | null> {
  try {
    const handle = await open(witnessFile(dataDir), 'r');
    try {
      const { lastLine } = await readTail(handle);
      return lastLine === '' ? 0 : lineShape.parse(JSON.parse(lastLine)).size;
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}

/** Size of the last checkpoint in the file. A line that a crash has cut short is taken away. */
async function sizeWritten(handle: Awaited<ReturnType<typeof open>>): Promise<number> {
  const { lastLine, end, bytes } = await readTail(handle);
  if (end < bytes) await handle.truncate(end);
  return lastLine === '' ? 0 : lineShape.parse(JSON.parse(lastLine)).size;
}

/** The last whole line, where it ends, and how long the file is. */
async function readTail(handle: Awaited<ReturnType<typeof open>>) {
  const { size: bytes } = await handle.stat();
  const start = Math.max(0, bytes - TAIL_BYTES);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes - start), 0, bytes - start, start);
  const tail = buffer.subarray(0, bytesRead);
  const end = tail.lastIndexOf(0x0a) + 1;
  const lastLine = tail.subarray(tail.lastIndexOf(0x0a, end - 2) + 1, end).toString('utf8');
  return { lastLine, end: start + end, bytes: start + bytesRead };
}

/** What the file can vouch for. */
export interface Witness {
  /** Leaves of all entries, 32 bytes each. */
  leaves: Buffer;
  size: number;
  notes: string[];
  /** Size of the first checkpoint of the file that does not hold; what comes after it is not believed. */
  brokenAt: number | null;
}

/** Reads the file and checks its notes against its leaves. @returns null when there is no such file */
export async function readWitness(file: string, verifierKeys: readonly string[]): Promise<Witness | null> {
  const parts: Buffer[] = [];
  const notes: string[] = [];
  const tree = createGrowingTree();
  const witnessUpTo = (brokenAt: number | null): Witness => {
    const leaves = Buffer.concat(parts);
    return { leaves, size: leaves.length / LEAF_BYTES, notes, brokenAt };
  };
  try {
    for await (const text of createInterface({ input: createReadStream(file, 'utf8') })) {
      const line = readLine(text);
      const leaves = Buffer.from(line?.leaves ?? '', 'base64');
      for (let at = 0; at < leaves.length; at += LEAF_BYTES) tree.add(leaves.subarray(at, at + LEAF_BYTES));
      const checkpoint = line && openCheckpoint(line.note, verifierKeys);
      if (!checkpoint || checkpoint.size !== tree.size() || !checkpoint.root.equals(tree.root()))
        return witnessUpTo(line?.size ?? tree.size());
      parts.push(leaves);
      notes.push(line.note);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return witnessUpTo(null);
}

function readLine(text: string): Line | null {
  try {
    return lineShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
