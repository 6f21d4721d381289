import { createHash } from 'node:crypto';

/** Leaves `from` (inclusive) to `to` (exclusive) of a tree. */
export interface Range {
  from: number;
  to: number;
}

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Hash of a tree without leaves (RFC 9162, 2.1.1). */
export const emptyRoot = (): Buffer => sha256();
/** SHA-256(0x00 ‖ data) */
export const leafHash = (data: Uint8Array): Buffer => sha256(LEAF, data);
/** SHA-256(0x01 ‖ left ‖ right) */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** The largest power of two below `n`; a tree of `n` leaves is divided there. @param n at least 2 */
function splitPoint(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/**
 * The subtrees whose hashes prove that leaf `index` stands in the tree of `size` leaves, from the leaf upwards
 * (RFC 9162, 2.1.3.1).
 */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`no leaf ${index} in a tree of ${size}`);
  const path: Range[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitPoint(to - from);
    if (index < middle) {
      path.push({ from: middle, to });
      to = middle;
    } else {
      path.push({ from, to: middle });
      from = middle;
    }
  }
  return path.reverse();
}

/** The subtrees whose hashes prove that the tree of `first` leaves is the beginning of that of `second` (2.1.4.1). */
export function consistencyRanges(first: number, second: number): Range[] {
  if (!(first >= 0 && first <= second)) throw new RangeError(`a tree of ${second} does not begin with ${first} leaves`);
  if (first === 0 || first === second) return [];
  const path: Range[] = [];
  let [from, to, known] = [0, second, true];
  while (to !== first) {
    const middle = from + splitPoint(to - from);
    if (first <= middle) {
      path.push({ from: middle, to });
      to = middle;
    } else {
      path.push({ from, to: middle });
      from = middle;
      known = false;
    }
  }
  if (!known) path.push({ from, to });
  return path.reverse();
}

/** A complete subtree: 2^level leaves, the `position`-th of its level. */
export interface Subtree {
  level: number;
  position: number;
}

/** The complete subtrees that make up a range of a proof, largest first. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const found: Subtree[] = [];
  for (let at = from; at < to; ) {
    let level = 0;
    while (at % 2 ** (level + 1) === 0 && at + 2 ** (level + 1) <= to) level++;
    found.push({ level, position: at / 2 ** level });
    at += 2 ** level;
  }
  return found;
}

/** The tree of leaves added one after the other. Holds one hash per level. */
export interface GrowingTree {
  add(leaf: Uint8Array): void;
  size(): number;
  root(): Buffer;
}

interface Start {
  size: number;
  /** Hashes of `subtreesOf({ from: 0, to: size })`. */
  subtrees: readonly Buffer[];
}

/** @param onSubtree hears of every complete subtree of two and more leaves, as it becomes complete */
export function createGrowingTree(
  start: Start = { size: 0, subtrees: [] },
  onSubtree: (subtree: Subtree, hash: Buffer) => void = () => {},
): GrowingTree {
  const complete = [...start.subtrees];
  let { size } = start;
  return {
    add(leaf) {
      let hash: Buffer = Buffer.from(leaf);
      let position = size;
      for (let level = 1; position % 2 === 1; level++) {
        hash = nodeHash(complete.pop() as Buffer, hash);
        position = (position - 1) / 2;
        onSubtree({ level, position }, hash);
      }
      complete.push(hash);
      size++;
    },
    size: () => size,
    root: () => fold(complete),
  };
}

/** The root over complete subtrees, largest first. */
export function fold(subtrees: readonly Buffer[]): Buffer {
  if (subtrees.length === 0) return emptyRoot();
  return subtrees.reduceRight((right, left) => nodeHash(left, right));
}
