import { and, asc, gt, lt, sql } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import type { SealedRow } from './judge.ts';
import { auditCheckpoints, auditLogs } from './schema.ts';

const BATCH = 1_000;

type Reader = Pick<Context, 'actor' | 'platform'>;

/** Sealed entries in the order of their places. Those sealed after the call are left for the next. */
export async function* readEntries({ actor, platform }: Reader): AsyncGenerator<SealedRow> {
  const read = <Result>(work: Parameters<typeof platform.database.transaction<Result>>[1]) =>
    platform.database.transaction(scopeOf(actor), work);
  const [last] = await read((tx) =>
    tx.select({ end: sql<number>`coalesce(max(${auditLogs.seq}) + 1, 0)` }).from(auditLogs),
  );
  for (let after = { seq: -1, id: '00000000-0000-0000-0000-000000000000' }; ; ) {
    const { seq, id } = after;
    const rows = await read((tx) =>
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

/** Signed heads, smallest first. */
export async function* readCheckpoints({ actor, platform }: Reader) {
  for (let after = -1; ; ) {
    const size = after;
    const rows = await platform.database.transaction(scopeOf(actor), (tx) =>
      tx
        .select()
        .from(auditCheckpoints)
        .where(gt(auditCheckpoints.treeSize, size))
        .orderBy(asc(auditCheckpoints.treeSize))
        .limit(BATCH),
    );
    yield* rows;
    after = rows.at(-1)?.treeSize ?? after;
    if (rows.length < BATCH) return;
  }
}
