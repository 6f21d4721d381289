import { type Bytes, joined } from './bytes.ts';

export const sha256 = async (...parts: readonly Uint8Array[]): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));

/** SHA-256(0x01 ‖ left ‖ right): a node of a tree of RFC 9162. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Promise<Bytes> => sha256(Uint8Array.of(1), left, right);
