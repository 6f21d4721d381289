import { areEqual, type Bytes } from './bytes.ts';
import { nodeHash } from './hashes.ts';

/** A tree by its size and its root. */
export interface TreeHead {
  size: number;
  /** 32 bytes */
  root: Bytes;
}

const halfOf = (n: number) => Math.floor(n / 2);
const isPowerOfTwo = (n: number) => Number.isInteger(Math.log2(n));

/**
 * Whether the hashes prove that the tree `first` is the beginning of the tree `second` (RFC 9162, 2.1.4.2): nothing of it
 * was changed, removed or put in between. Runs in a browser as well.
 * @param proof hashes in their order
 */
export async function isBeginningOf(first: TreeHead, second: TreeHead, proof: readonly Bytes[]): Promise<boolean> {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && areEqual(first.root, second.root);
  if (first.size === 0) return proof.length === 0;
  const path = isPowerOfTwo(first.size) ? [first.root, ...proof] : proof;
  const [start, ...others] = path;
  return start !== undefined && climbTree(first, second, start, others);
}

async function climbTree(first: TreeHead, second: TreeHead, start: Bytes, others: readonly Bytes[]): Promise<boolean> {
  let [place, last] = [first.size - 1, second.size - 1];
  while (place % 2 === 1) [place, last] = [halfOf(place), halfOf(last)];
  let [older, newer] = [start, start];
  for (const other of others) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [older, newer] = [await nodeHash(other, older), await nodeHash(other, newer)];
      while (place % 2 === 0 && place !== 0) [place, last] = [halfOf(place), halfOf(last)];
    } else {
      newer = await nodeHash(newer, other);
    }
    [place, last] = [halfOf(place), halfOf(last)];
  }
  return last === 0 && areEqual(older, first.root) && areEqual(newer, second.root);
}
