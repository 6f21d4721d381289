import { nodeHash } from './hashes.ts';

/**
 * The root that an inclusion proof leads to; null when the proof does not have the form of one (RFC 9162, 2.1.3.2). Runs in
 * a browser as well.
 * @param index place of the leaf, from 0 @param size leaves of the tree @param proof hashes from the leaf upwards
 */
export async function rootOfInclusion(
  index: number,
  size: number,
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
): Promise<Uint8Array | null> {
  if (!(index >= 0 && index < size)) return null;
  let [place, last] = [index, size - 1];
  let hash = leaf;
  for (const other of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      hash = await nodeHash(other, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      hash = await nodeHash(hash, other);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : null;
}
