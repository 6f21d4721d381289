import { readFileSync } from 'node:fs';
import { desc, lt } from 'drizzle-orm';
import type { PublicCheckpoint, PublicWitness } from '#contract/audit/types.ts';
import type { ConsistencyAnswer } from '#contract/proof/kept-checkpoint.ts';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { cosignedNote, findLastCosigned, readCosignatures } from '#core/base/audit/internal/cosigned.ts';
import { findNewestCheckpoint } from '#core/base/audit/internal/read.ts';
import { auditCheckpoints } from '#core/base/audit/schema.ts';
import { consistencyRanges } from '#core/base/audit/tree/merkle.ts';
import { readRanges } from '#core/base/audit/tree/store.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** The key that signs the heads of this log, in the form of C2SP. */
export const readVerifierKey = ({ config }: Platform): string => auditSigner(config).verifierKey;

/** The newest signed note, with what witnesses signed; null as long as nothing is sealed. */
export function readNewestNote({ database }: Platform): Promise<string | null> {
  return database.read(systemScope, async (tx) => {
    const newest = await findNewestCheckpoint(tx);
    return newest && cosignedNote(tx, newest);
  });
}

interface Span {
  /** Only heads of fewer entries. */
  before: number | null;
  most: number;
}

/** Signed heads, newest first. */
export function listCheckpoints({ database, config }: Platform, { before, most }: Span): Promise<PublicCheckpoint[]> {
  const { verifierKey } = auditSigner(config);
  const witnesses = namesByKey(config);
  return database.read(systemScope, async (tx) => {
    const rows = await tx
      .select()
      .from(auditCheckpoints)
      .where(before === null ? undefined : lt(auditCheckpoints.treeSize, before))
      .orderBy(desc(auditCheckpoints.treeSize))
      .limit(most);
    const cosigned = await readCosignatures(
      tx,
      rows.map(({ treeSize }) => treeSize),
    );
    return rows.map(({ treeSize: size, note, createdAt }) => {
      const root = openCheckpoint(note, [verifierKey])?.root.toString('hex') ?? null;
      const added = cosigned.get(size) ?? [];
      const signedBy = added.flatMap(({ witness }) => witnesses.get(witness) ?? []);
      const whole = note + added.map(({ line }) => line).join('');
      return { size, time: createdAt.toISOString(), root, note: whole, signedBy };
    });
  });
}

const namesByKey = ({ auditWitnesses }: Platform['config']): ReadonlyMap<string, string> =>
  new Map(auditWitnesses.map(({ verifierKey }) => [verifierKey, verifierKey.slice(0, verifierKey.indexOf('+'))]));

/** The witnesses that are configured, each with what it signed last; and how many make a head witnessed. */
export function readWitnesses({ database, config }: Platform): Promise<{ witnesses: PublicWitness[]; quorum: number }> {
  return database.read(systemScope, async (tx) => {
    const witnesses: PublicWitness[] = [];
    for (const [verifierKey, name] of namesByKey(config)) {
      const last = await findLastCosigned(tx, verifierKey);
      const signed = last && { size: last.treeSize, signedAt: last.signedAt.toISOString() };
      witnesses.push({ name, verifierKey, last: signed });
    }
    return { witnesses, quorum: config.auditQuorum };
  });
}

/** Proves that a tree of `from` entries is the beginning of the newest. @returns null when there is no such beginning */
export function proveConsistency({ database }: Platform, from: number): Promise<ConsistencyAnswer | null> {
  return database.read(systemScope, async (tx) => {
    const newest = await findNewestCheckpoint(tx);
    if (!newest || from > newest.treeSize) return null;
    const hashes = await readRanges(tx, consistencyRanges(from, newest.treeSize));
    const proof = hashes.map((hash) => hash.toString('base64'));
    return { from, to: newest.treeSize, proof, checkpoint: await cosignedNote(tx, newest) };
  });
}

/** The stand-alone verifier, as the download of the whole log holds it: one file for Node.js that needs nothing else. */
export const readVerifier = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL('../export/verify.mjs', import.meta.url)));
