import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rootOfInclusion } from '#contract/proof/inclusion.ts';
import { consistencyRanges, createGrowingTree, emptyRoot, inclusionRanges, leafHash, type Range } from './merkle.ts';

const sha = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const hexed = (hashes: readonly Uint8Array[]) => hashes.map((hash) => Buffer.from(hash).toString('hex'));

/** The definitions of RFC 9162, word for word, over whole lists. */
const naive = {
  split(n: number): number {
    for (let k = 1; ; k *= 2) if (k < n && n <= 2 * k) return k;
  },
  root(leaves: readonly Buffer[]): Buffer {
    if (leaves.length === 0) return sha();
    if (leaves.length === 1) return leaves[0] as Buffer;
    const k = naive.split(leaves.length);
    return sha(Uint8Array.of(1), naive.root(leaves.slice(0, k)), naive.root(leaves.slice(k)));
  },
  path(m: number, leaves: readonly Buffer[]): Buffer[] {
    if (leaves.length === 1) return [];
    const k = naive.split(leaves.length);
    return m < k
      ? [...naive.path(m, leaves.slice(0, k)), naive.root(leaves.slice(k))]
      : [...naive.path(m - k, leaves.slice(k)), naive.root(leaves.slice(0, k))];
  },
  proof: (m: number, leaves: readonly Buffer[]) => naive.subproof(m, leaves, true),
  subproof(m: number, leaves: readonly Buffer[], whole: boolean): Buffer[] {
    if (m === leaves.length) return whole ? [] : [naive.root(leaves)];
    const k = naive.split(leaves.length);
    return m <= k
      ? [...naive.subproof(m, leaves.slice(0, k), whole), naive.root(leaves.slice(k))]
      : [...naive.subproof(m - k, leaves.slice(k), false), naive.root(leaves.slice(0, k))];
  },
};

const leaves = Array.from({ length: 300 }, (_, i) => leafHash(Buffer.from(`entry ${i}`)));
/** Roots of ranges, each computed once: the naive way is quadratic. */
const roots = new Map<string, Buffer>();
const rootOf = ({ from, to }: Range): Buffer => {
  const key = `${from}-${to}`;
  const known = roots.get(key) ?? naive.root(leaves.slice(from, to));
  roots.set(key, known);
  return known;
};

describe('the tree', () => {
  it('has the naive root at every size from 0 to 300', () => {
    const tree = createGrowingTree();
    expect(tree.root()).toEqual(emptyRoot());
    for (let size = 0; size <= 300; size++) {
      expect(tree.size()).toBe(size);
      expect(tree.root()).toEqual(naive.root(leaves.slice(0, size)));
      if (size < 300) tree.add(leaves[size] as Buffer);
    }
  });

  it('proves leaves of every size from 0 to 300, as the naive way does', async () => {
    for (let size = 1; size <= 300; size++) {
      const all = leaves.slice(0, size);
      const root = rootOf({ from: 0, to: size });
      for (let index = size % 5; index < size; index += 5) {
        const proof = inclusionRanges(index, size).map(rootOf);
        expect(await rootOfInclusion(index, size, all[index] as Buffer, proof)).toEqual(new Uint8Array(root));
        if (index % 37 === size % 37) expect(hexed(proof)).toEqual(hexed(naive.path(index, all)));
      }
    }
  });

  it('proves that every smaller size is its beginning, as the naive way does', () => {
    for (let size = 1; size <= 300; size++) {
      for (let first = 1 + (size % 7); first <= size; first += 7) {
        const proof = consistencyRanges(first, size).map(rootOf);
        expect(hexed(proof)).toEqual(hexed(naive.proof(first, leaves.slice(0, size))));
      }
    }
  });

  it('does not prove a leaf at another place, of another tree, or with another proof', async () => {
    for (const size of [1, 2, 3, 7, 8, 64, 100, 299]) {
      const root = rootOf({ from: 0, to: size });
      for (let index = 0; index < size; index += 3) {
        const leaf = leaves[index] as Buffer;
        const proof = inclusionRanges(index, size).map(rootOf);
        const leadsThere = async (...args: Parameters<typeof rootOfInclusion>) =>
          root.equals((await rootOfInclusion(...args)) ?? Buffer.alloc(0));
        expect(await leadsThere(index, size, leaf, proof)).toBe(true);
        expect(await leadsThere(index, size, leafHash(Buffer.from('x')), proof)).toBe(false);
        expect(await leadsThere(index + 1, size, leaf, proof)).toBe(false);
        expect(await leadsThere(index, size, leaf, [...proof, root])).toBe(false);
        if (proof.length > 0) expect(await leadsThere(index, size, leaf, proof.slice(1))).toBe(false);
        for (const i of proof.keys())
          expect(await leadsThere(index, size, leaf, proof.with(i, leafHash(Buffer.from('y'))))).toBe(false);
      }
    }
  });

  it('refuses leaves and beginnings that do not exist', async () => {
    expect(() => inclusionRanges(3, 3)).toThrow(RangeError);
    expect(() => inclusionRanges(-1, 3)).toThrow(RangeError);
    expect(() => consistencyRanges(4, 3)).toThrow(RangeError);
    expect(await rootOfInclusion(0, 0, leaves[0] as Buffer, [])).toBeNull();
  });
});

/** The published test data of Certificate Transparency's trees (RFC 6962 and 9162 share them). */
describe('the published vectors', () => {
  const data = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const published = data.map((hex) => leafHash(Buffer.from(hex, 'hex')));
  const rangeRoot = ({ from, to }: Range) => naive.root(published.slice(from, to));
  const publishedRoots = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it('of roots hold at every size', () => {
    const tree = createGrowingTree();
    const found = [tree.root()];
    for (const leaf of published) {
      tree.add(leaf);
      found.push(tree.root());
    }
    expect(hexed(found)).toEqual(publishedRoots);
  });

  const second = 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125';
  const fourth = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
  const leaf0 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';
  const leaf1 = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
  const leaf4 = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
  const node23 = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
  const node45 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
  const node67 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
  const node47 = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';

  it.each([
    [0, 1, []],
    [0, 8, [leaf1, node23, node47]],
    [5, 8, [leaf4, node67, fourth]],
    [2, 3, [second]],
    [1, 5, [leaf0, node23, leaf4]],
  ] as const)('of inclusion hold for leaf %i of %i', (index, size, expected) => {
    expect(hexed(inclusionRanges(index, size).map(rangeRoot))).toEqual(expected);
  });

  it.each([
    [1, 1, []],
    [1, 8, [leaf1, node23, node47]],
    [6, 8, [node45, node67, fourth]],
    [2, 5, [node23, leaf4]],
  ] as const)('of consistency hold from %i to %i', (first, size, expected) => {
    expect(hexed(consistencyRanges(first, size).map(rangeRoot))).toEqual(expected);
  });
});
