import brokenWords from '#contract/audit/broken.texts.en.ts';
import type { BrokenWhy } from '#contract/audit/types.ts';
import type { auditLogs } from '#core/base/audit/schema.ts';
import { createGrowingTree } from '#core/base/audit/tree/merkle.ts';
import { commitmentOf } from './commitment.ts';
import { personalPartOf, sealedPart } from './entry.ts';
import { type ErasureBook, hasLeftovers } from './erasures.ts';
import { leafOf } from './leaf.ts';
import type { Witness } from './witness.ts';

export interface Fault {
  /**
   * `altered`: the entry is not what was sealed. `missing`: an entry is gone. `inserted`: an entry that was never
   * sealed. `rewritten`: something between `position` and `until` is not what was signed. `checkpoint`: a signed head
   * is forged. `file`: the witness itself was changed.
   */
  kind: 'altered' | 'missing' | 'inserted' | 'rewritten' | 'checkpoint' | 'file';
  /** Place in the log, from 0. */
  position: number;
  /** Last place, when it is not known more exactly. */
  until?: number;
  text: string;
}

/** An entry that has its place. */
export type SealedRow = typeof auditLogs.$inferSelect & { seq: number };

interface Evidence {
  /** In the order of their places. */
  rows: AsyncIterable<SealedRow>;
  /** Signed roots by the size of their trees. */
  roots: ReadonlyMap<number, readonly Buffer[]>;
  witness: Witness | null;
  /** Is added to: entries that are what was sealed. */
  book: ErasureBook;
  /** Is added to. */
  faults: Fault[];
}

/** Whether it has its whole personal part, as it was written. */
export const isAsCommitted = (row: typeof auditLogs.$inferSelect): boolean =>
  row.salt !== null && commitmentOf(row.salt, personalPartOf(row)) === row.commitment;

/**
 * Why the row is not what it says of itself; null when it is. An erased personal part cannot be looked at: that it was
 * erased must be said elsewhere (erasures.ts).
 */
export function contradictionOf(row: SealedRow): BrokenWhy | null {
  if (leafOf(sealedPart(row, row.seq)).toString('hex') !== row.blockchainHash) return 'hash';
  if (row.salt === null) return hasLeftovers(row) ? 'half-erased' : null;
  return isAsCommitted(row) ? null : 'details';
}

/** Judges the entries one after the other. @returns how many there are */
export async function judgeEntries({ rows, roots, witness, book, faults }: Evidence): Promise<number> {
  const judge = createJudge(roots, witness, book, faults);
  let count = 0;
  let held: SealedRow | null = null;
  for await (const row of rows) {
    if (held) judge.entry(held, row);
    held = row;
    count++;
  }
  if (held) judge.entry(held, null);
  judge.end();
  return count;
}

function createJudge(roots: Evidence['roots'], witness: Witness | null, book: ErasureBook, faults: Fault[]) {
  const tree = createGrowingTree();
  const lastSigned = Math.max(0, ...roots.keys());
  /** Places that the entries have moved by: deleting one and closing the gap moves the rest. */
  let moved = 0;
  /** A leaf could not be restored, so that no later root can be compared. */
  let blind = false;
  let agreed = 0;

  const witnessedLeaf = (place: number): Buffer | null =>
    witness && place < witness.size ? witness.leaves.subarray(place * 32, place * 32 + 32) : null;
  const stoodAt = (row: SealedRow, place: number) =>
    witnessedLeaf(place)?.equals(leafOf(sealedPart(row, place))) ?? false;

  function appendLeaf(leaf: Buffer | null): void {
    if (leaf === null) blind = true;
    tree.add(leaf ?? Buffer.alloc(32));
    const signed = roots.get(tree.size());
    if (!signed || blind) return;
    if (signed.length === 1 && signed[0]?.equals(tree.root())) {
      agreed = tree.size();
      return;
    }
    const text = 'the entries are not those of the signed checkpoint';
    faults.push({ kind: 'rewritten', position: agreed, until: tree.size() - 1, text });
    blind = true;
  }

  function fillGap(until: number): void {
    const position = tree.size();
    if (position >= until) return;
    const more = until - position > 1;
    const text = more ? 'these entries are gone' : 'the entry is gone';
    faults.push({ kind: 'missing', position, ...(more && { until: until - 1 }), text });
    while (tree.size() < until) appendLeaf(witnessedLeaf(tree.size()));
  }

  /** Whether the row, or a gap before it, shows that the rest was moved; then it was dealt with. */
  function wasMoved(row: SealedRow, next: SealedRow | null): boolean {
    const place = row.seq + moved;
    if (stoodAt(row, place)) return false;
    if (stoodAt(row, place + 1)) {
      fillGap(place + 1);
      moved++;
      return false;
    }
    const goesOn = next !== null && stoodAt(next, next.seq + moved - 1);
    if (!goesOn) return false;
    faults.push({ kind: 'inserted', position: row.seq, text: 'the entry was never sealed here' });
    moved--;
    return true;
  }

  return {
    entry(row: SealedRow, next: SealedRow | null): void {
      if (row.seq + moved < tree.size()) {
        faults.push({ kind: 'inserted', position: row.seq, text: 'a second entry has this place' });
        return;
      }
      fillGap(row.seq + moved);
      if (witnessedLeaf(tree.size()) && wasMoved(row, next)) return;
      const place = tree.size();
      if (place >= lastSigned) {
        faults.push({ kind: 'inserted', position: row.seq, text: 'no checkpoint covers the entry' });
        return;
      }
      const contradiction = contradictionOf(row);
      const leaf = witnessedLeaf(place);
      const replaced = leaf !== null && !stoodAt(row, place);
      if (contradiction || replaced)
        faults.push({
          kind: 'altered',
          position: row.seq,
          text: contradiction ? brokenWords[contradiction] : 'it is not the entry that was sealed',
        });
      else book.add(row);
      appendLeaf(leaf ?? Buffer.from(row.blockchainHash ?? '', 'hex'));
    },
    end: () => fillGap(lastSigned),
  };
}
