import { timingSafeEqual } from 'node:crypto';

/** Compares secrets without telling by its time where they differ. Lengths in bytes may be told. Texts are compared as UTF-8. */
export function isSameSecret(a: string | Uint8Array, b: string | Uint8Array): boolean {
  const [left, right] = [Buffer.from(a as string), Buffer.from(b as string)];
  return left.length === right.length && timingSafeEqual(left, right);
}
