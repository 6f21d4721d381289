import { desc, eq, inArray, sql } from 'drizzle-orm';
import { auditCosignatures } from '#core/base/audit/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

type Cosignature = typeof auditCosignatures.$inferSelect;

/** What witnesses signed of these heads, by the size of the head. */
export async function readCosignatures(
  tx: Transaction,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, Cosignature[]>> {
  if (sizes.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(auditCosignatures)
    .where(inArray(auditCosignatures.treeSize, [...sizes]))
    .orderBy(auditCosignatures.witness);
  return Map.groupBy(rows, ({ treeSize }) => treeSize);
}

/** A note as witnesses hand it on: their lines come after those of the log. */
export const withCosignatures = (note: string, added: readonly Pick<Cosignature, 'line'>[] = []): string =>
  note + added.map(({ line }) => line).join('');

/** The note with what witnesses added to it. */
export async function cosignedNote(
  tx: Transaction,
  { treeSize, note }: { treeSize: number; note: string },
): Promise<string> {
  return withCosignatures(note, (await readCosignatures(tx, [treeSize])).get(treeSize));
}

/** The last head that a witness signed. */
export async function findLastCosigned(tx: Transaction, witness: string): Promise<Cosignature | null> {
  const [row] = await tx
    .select()
    .from(auditCosignatures)
    .where(eq(auditCosignatures.witness, witness))
    .orderBy(desc(auditCosignatures.treeSize))
    .limit(1);
  return row ?? null;
}

/** Entries of the newest head that so many of these witnesses have signed; 0 when there is none. */
export async function findWitnessedSize(
  tx: Transaction,
  witnesses: readonly string[],
  quorum: number,
): Promise<number> {
  if (witnesses.length === 0) return 0;
  const [row] = await tx
    .select({ size: auditCosignatures.treeSize })
    .from(auditCosignatures)
    .where(inArray(auditCosignatures.witness, [...witnesses]))
    .groupBy(auditCosignatures.treeSize)
    .having(sql`count(*) >= ${quorum}`)
    .orderBy(desc(auditCosignatures.treeSize))
    .limit(1);
  return row?.size ?? 0;
}
