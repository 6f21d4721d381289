import { and, asc, between, eq, or, type SQL } from 'drizzle-orm';
import { auditLogs, auditSubtrees } from '#core/base/audit/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { fold, nodeHash, type Range, type Subtree, subtreesOf } from './merkle.ts';

/** Levels whose complete subtrees are kept: 256, 65,536 and 16,777,216 leaves. The leaves themselves are level 0. */
export const keptLevels = [8, 16, 24] as const;

const baseOf = (level: number): number => keptLevels.findLast((kept) => kept <= level) ?? 0;

/** Hashes of one level, by position. */
type Hashes = Map<number, Buffer>;

interface Span {
  from: number;
  /** inclusive */
  last: number;
}

/** What has to be read for a subtree: all of its nodes of the nearest kept level below. */
function spanOf({ level, position }: Subtree): Span {
  const width = 2 ** (level - baseOf(level));
  return { from: position * width, last: (position + 1) * width - 1 };
}

/** Neighbours are read as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const before = result.at(-1);
    if (before && span.from <= before.last + 1) before.last = Math.max(before.last, span.last);
    else result.push({ ...span });
  }
  return result;
}

const oneOf = (spans: readonly Span[], column: Parameters<typeof between>[0]): SQL | undefined =>
  or(...mergeSpans(spans).map(({ from, last }) => between(column, from, last)));

async function readLevel(tx: Transaction, level: number, spans: readonly Span[]): Promise<Hashes> {
  const rows =
    level === 0
      ? await tx
          .select({ position: auditLogs.seq, hash: auditLogs.blockchainHash })
          .from(auditLogs)
          .where(oneOf(spans, auditLogs.seq))
      : await tx
          .select({ position: auditSubtrees.position, hash: auditSubtrees.hash })
          .from(auditSubtrees)
          .where(and(eq(auditSubtrees.level, level), oneOf(spans, auditSubtrees.position)));
  return new Map(rows.map(({ position, hash }) => [position as number, Buffer.from(hash ?? '', 'hex')]));
}

function hashOf({ level, position }: Subtree, base: number, hashes: Hashes): Buffer {
  if (level > base) {
    const below = { level: level - 1, position: position * 2 };
    return nodeHash(hashOf(below, base, hashes), hashOf({ ...below, position: position * 2 + 1 }, base, hashes));
  }
  const hash = hashes.get(position);
  if (hash?.length !== 32) throw new Error(`audit: the hash of subtree ${position} on level ${level} is missing`);
  return hash;
}

/**
 * Hashes of complete subtrees of what is sealed, a query per kept level.
 * @throws Error when a hash is missing: the log has been tampered with
 */
export async function readSubtrees(tx: Transaction, subtrees: readonly Subtree[]): Promise<Buffer[]> {
  const levels = new Map<number, Hashes>();
  for (const [base, group] of Map.groupBy(subtrees, ({ level }) => baseOf(level)))
    levels.set(base, await readLevel(tx, base, group.map(spanOf)));
  return subtrees.map((subtree) => {
    const base = baseOf(subtree.level);
    return hashOf(subtree, base, levels.get(base) ?? new Map());
  });
}

/** Roots of the ranges of a proof. @throws as readSubtrees */
export async function readRanges(tx: Transaction, ranges: readonly Range[]): Promise<Buffer[]> {
  const parts = ranges.map(subtreesOf);
  const hashes = await readSubtrees(tx, parts.flat());
  return parts.map((part) => fold(hashes.splice(0, part.length)));
}

/** Leaves `from` to `to` (exclusive), in order. */
export async function readLeaves(tx: Transaction, { from, to }: Range): Promise<Buffer[]> {
  if (to <= from) return [];
  const rows = await tx
    .select({ hash: auditLogs.blockchainHash })
    .from(auditLogs)
    .where(between(auditLogs.seq, from, to - 1))
    .orderBy(asc(auditLogs.seq));
  return rows.map(({ hash }) => Buffer.from(hash ?? '', 'hex'));
}
