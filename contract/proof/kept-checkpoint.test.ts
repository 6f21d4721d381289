import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consistencyRanges, createGrowingTree, leafHash, type Range } from '#core/base/audit/tree/merkle.ts';
import { createNoteSigner } from '#core/base/audit/tree/note.ts';
import type { Bytes } from './bytes.ts';
import { isBeginningOf } from './consistency.ts';
import { judgeKept } from './kept-checkpoint.ts';

const SIZES = 70;
const plain = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);
const leavesOf = (name: string) => Array.from({ length: SIZES }, (_, i) => leafHash(Buffer.from(`${name} ${i}`)));
const rootOf = (leaves: readonly Buffer[], { from, to }: Range) => {
  const tree = createGrowingTree();
  for (const leaf of leaves.slice(from, to)) tree.add(leaf);
  return tree.root();
};
const headOf = (leaves: readonly Buffer[], size: number) => ({
  size,
  root: plain(rootOf(leaves, { from: 0, to: size })),
});
const proofOf = (leaves: readonly Buffer[], first: number, second: number) =>
  consistencyRanges(first, second).map((range) => plain(rootOf(leaves, range)));
const leaves = leavesOf('entry');

describe('a proof that one tree is the beginning of another', () => {
  it('holds for every pair of sizes up to 70', async () => {
    for (let second = 1; second <= SIZES; second++)
      for (let first = 0; first <= second; first++)
        expect(await isBeginningOf(headOf(leaves, first), headOf(leaves, second), proofOf(leaves, first, second))).toBe(
          true,
        );
  });

  it('does not hold for another beginning, another end, or a proof that was changed, cut or drawn out', async () => {
    const other = leavesOf('other');
    for (const [first, second] of [
      [1, 2],
      [3, 7],
      [4, 8],
      [8, 64],
      [33, 70],
      [69, 70],
      [7, 7],
    ] as const) {
      const [older, newer] = [headOf(leaves, first), headOf(leaves, second)];
      const proof = proofOf(leaves, first, second);
      const isTold = (...args: Parameters<typeof isBeginningOf>) => isBeginningOf(...args);
      expect(await isTold(headOf(other, first), newer, proof)).toBe(false);
      expect(await isTold(older, headOf(other, second), proof)).toBe(false);
      expect(await isTold(older, newer, [...proof, newer.root])).toBe(false);
      if (proof.length > 0) expect(await isTold(older, newer, proof.slice(1))).toBe(false);
      for (const i of proof.keys())
        expect(await isTold(older, newer, proof.with(i, plain(createHash('sha256').update('x').digest())))).toBe(false);
    }
    expect(await isBeginningOf(headOf(leaves, 3), headOf(leaves, 2), [])).toBe(false);
  });
});

describe('a checkpoint that somebody kept', () => {
  const signer = createNoteSigner('quietprint.test/audit', Buffer.alloc(32, 7));
  const noteOf = (from: readonly Buffer[], size: number, by = signer) =>
    by.sign(`${by.name}\n${size}\n${rootOf(from, { from: 0, to: size }).toString('base64')}\n`);
  const answerOf = (from: readonly Buffer[], size: number) => async (older: number) =>
    older > size
      ? null
      : {
          from: older,
          to: size,
          proof: proofOf(from, older, size).map((hash) => Buffer.from(hash).toString('base64')),
          checkpoint: noteOf(from, size),
        };
  const judge = (note: string, ask = answerOf(leaves, 40)) => judgeKept(note, signer.verifierKey, ask);

  it('fits a log that only grew', async () => {
    expect(await judge(noteOf(leaves, 13))).toEqual({ kind: 'holds', kept: 13, newest: 40, signed: true });
    expect(await judge(`\n${noteOf(leaves, 13).replaceAll('\n', '\r\n')}\n`)).toMatchObject({ kind: 'holds' });
  });

  it('tells that history was rewritten by whoever holds the key', async () => {
    const rewritten = leaves.with(5, leafHash(Buffer.from('something else')));
    expect(await judge(noteOf(leaves, 13), answerOf(rewritten, 40))).toEqual({
      kind: 'rewritten',
      kept: 13,
      newest: 40,
    });
    expect(await judge(noteOf(leaves, 40), answerOf(rewritten, 40))).toMatchObject({ kind: 'rewritten' });
  });

  it('tells that entries are gone', async () => {
    expect(await judge(noteOf(leaves, 41))).toEqual({ kind: 'shorter', kept: 41 });
  });

  it('binds nobody when our key has not signed it, or when it is none', async () => {
    const stranger = createNoteSigner('quietprint.test/audit', Buffer.alloc(32, 8));
    expect(await judge(noteOf(leaves, 13, stranger))).toEqual({ kind: 'unsigned' });
    expect(await judge(noteOf(leaves, 13).replace('\n13\n', '\n14\n'))).toEqual({ kind: 'unsigned' });
    for (const text of ['', 'x', 'a\nb\n\nc\n', noteOf(leaves, 13).slice(0, 30)])
      expect((await judge(text)).kind).not.toBe('holds');
  });

  it('of another log binds nobody here, and is no proof of a rewritten history, although our key has signed it', async () => {
    const root = rootOf(leaves, { from: 0, to: 13 }).toString('base64');
    expect(await judge(signer.sign(`other.test/audit\n13\n${root}\n`))).toEqual({ kind: 'unsigned' });
  });

  it('is not fitted by an answer that another key has signed', async () => {
    const stranger = createNoteSigner('quietprint.test/audit', Buffer.alloc(32, 8));
    const ask = async (from: number) => ({
      from,
      to: 40,
      proof: proofOf(leaves, from, 40).map((hash) => Buffer.from(hash).toString('base64')),
      checkpoint: noteOf(leaves, 40, stranger),
    });
    expect(await judge(noteOf(leaves, 13), ask as ReturnType<typeof answerOf>)).toMatchObject({ kind: 'rewritten' });
  });
});
