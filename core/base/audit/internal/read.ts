import { and, asc, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { auditCheckpoints, auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readCosignatures, withCosignatures } from './cosigned.ts';
import { entriesErased } from './erasures.ts';
import type { SealedRow } from './judge.ts';

const BATCH = 1_000;

type Reader = Pick<Context, 'actor' | 'platform'>;

/** Sealed entries in the order of their places, from one on. Those sealed after the call are left for the next. */
export async function* readEntries({ actor, platform }: Reader, from = 0): AsyncGenerator<SealedRow> {
  const readRows = <Result>(work: Parameters<typeof platform.database.read<Result>>[1]) =>
    platform.database.read(scopeOf(actor), work);
  const [last] = await readRows((tx) =>
    tx.select({ end: sql<number>`coalesce(max(${auditLogs.seq}) + 1, 0)` }).from(auditLogs),
  );
  for (let after = { seq: from - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }; ; ) {
    const { seq, id } = after;
    const rows = await readRows((tx) =>
      tx
        .select()
        .from(auditLogs)
        .where(
          and(
            lt(auditLogs.seq, Number(last?.end ?? 0)),
            sql`(${auditLogs.seq}, ${auditLogs.id}) > (${seq}, ${id}::uuid)`,
          ),
        )
        .orderBy(asc(auditLogs.seq), asc(auditLogs.id))
        .limit(BATCH),
    );
    yield* rows as SealedRow[];
    const end = rows.at(-1) as SealedRow | undefined;
    if (!end || rows.length < BATCH) return;
    after = { seq: end.seq, id: end.id };
  }
}

/** Entries that name erasures and have no place yet, or one from `from` on. */
export function readLaterErasures(
  { actor, platform }: Reader,
  from: number,
): Promise<(typeof auditLogs.$inferSelect)[]> {
  const later = or(isNull(auditLogs.seq), gte(auditLogs.seq, from));
  return platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(auditLogs)
      .where(
        and(eq(auditLogs.entityType, entriesErased.entityType), eq(auditLogs.action, entriesErased.action), later),
      ),
  );
}

/** The entry that names this one as erased: the last, if several do. */
export async function findErasureOf(tx: Transaction, entryId: string) {
  const named = JSON.stringify({ leaves: [{ id: entryId }] });
  const [row] = await tx
    .select()
    .from(auditLogs)
    .where(and(eq(auditLogs.entityType, entriesErased.entityType), sql`${auditLogs.details} @> ${named}::jsonb`))
    .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
    .limit(1);
  return row ?? null;
}

/** Signed heads, smallest first; `cosigned` is the note with what witnesses added to it. */
export async function* readCheckpoints({ actor, platform }: Reader) {
  for (let after = -1; ; ) {
    const size = after;
    const heads = await platform.database.read(scopeOf(actor), async (tx) => {
      const rows = await tx
        .select()
        .from(auditCheckpoints)
        .where(gt(auditCheckpoints.treeSize, size))
        .orderBy(asc(auditCheckpoints.treeSize))
        .limit(BATCH);
      const added = await readCosignatures(
        tx,
        rows.map(({ treeSize }) => treeSize),
      );
      return rows.map((row) => ({ ...row, cosigned: withCosignatures(row.note, added.get(row.treeSize)) }));
    });
    yield* heads;
    after = heads.at(-1)?.treeSize ?? after;
    if (heads.length < BATCH) return;
  }
}

/** The newest signed head; null as long as nothing is sealed. */
export async function findNewestCheckpoint(tx: Transaction): Promise<typeof auditCheckpoints.$inferSelect | null> {
  const [newest] = await tx.select().from(auditCheckpoints).orderBy(desc(auditCheckpoints.treeSize)).limit(1);
  return newest ?? null;
}
