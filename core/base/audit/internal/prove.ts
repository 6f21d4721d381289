import type { EntryProof } from '#contract/proof/entry-proof.ts';
import type { auditLogs } from '#core/base/audit/schema.ts';
import { consistencyRanges, inclusionRanges } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { auditSigner, openCheckpoint } from './checkpoint.ts';
import { cosignedNote } from './cosigned.ts';
import { exportedEntry } from './entry.ts';
import { findErasureOf, findNewestCheckpoint } from './read.ts';

type Row = typeof auditLogs.$inferSelect;

const none = { size: null, note: '', root: Buffer.alloc(0), hashes: [] as Buffer[] } as const;
const encodeHashes = (hashes: readonly Buffer[]) => hashes.map((hash) => hash.toString('base64'));

/** The newest signed head, and the hashes from an entry to it. `size` is null for an entry that no head covers. */
export async function readInclusion(tx: Transaction, { config }: Platform, { seq }: Pick<Row, 'seq'>) {
  const newest = await findNewestCheckpoint(tx);
  const head = newest && openCheckpoint(newest.note, [auditSigner(config).verifierKey]);
  if (!newest || !head || seq === null || seq >= head.size) return none;
  const hashes = await readRanges(tx, inclusionRanges(seq, head.size));
  return { size: head.size, note: await cosignedNote(tx, newest), root: head.root, hashes };
}

/** @throws AppError `not-found` for an entry that is not sealed yet */
async function requireInclusion(tx: Transaction, platform: Platform, row: Row) {
  const { size, note, hashes } = await readInclusion(tx, platform, row);
  if (size === null) throw new AppError('not-found');
  return { entry: exportedEntry(row), proof: encodeHashes(hashes), note, size };
}

async function proveBeginning(tx: Transaction, since: number, size: number): Promise<string[] | null> {
  return since > size ? null : encodeHashes(await readRanges(tx, consistencyRanges(since, size)));
}

/**
 * Everything that proves an entry. Reads hashes of other people's entries: the transaction may see them all.
 * @param since entries of a head that the reader kept: the proof says that the log begins with them
 * @throws AppError `not-found` for an entry that is not sealed yet
 */
export async function proveRow(
  tx: Transaction,
  platform: Platform,
  row: Row,
  since: number | null,
): Promise<EntryProof> {
  const { note, size, ...proved } = await requireInclusion(tx, platform, row);
  const consistency = since === null ? {} : { consistency: await proveBeginning(tx, since, size) };
  const head = { checkpoint: note, key: auditSigner(platform.config).verifierKey, ...consistency };
  const named = row.salt === null ? await findErasureOf(tx, row.id) : null;
  if (!named) return { ...proved, ...head };
  const { entry, proof } = await requireInclusion(tx, platform, named);
  return { ...proved, ...head, erasure: { entry, proof } };
}
