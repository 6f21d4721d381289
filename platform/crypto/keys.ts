import { hkdfSync } from 'node:crypto';
import { type NamedKey, nameKey } from './envelope.ts';

/** What one ENCRYPTION_KEY is split into, so that no two purposes share a key. */
export interface KeySet {
  /** Wraps the data keys of persons. */
  wrapping: NamedKey;
  /** Seals what belongs to the installation. */
  shared: NamedKey;
  blindIndex: Uint8Array;
  fingerprint: Uint8Array;
}

const SALT = 'quietprint';

/** HKDF-SHA-256 (RFC 5869) with a label per purpose. @param encryptionKey 32 bytes */
export function deriveKeys(encryptionKey: Uint8Array): KeySet {
  if (encryptionKey.length !== 32) throw new RangeError('the encryption key has 32 bytes');
  const derive = (label: string) => new Uint8Array(hkdfSync('sha256', encryptionKey, SALT, `v1 ${label}`, 32));
  return {
    wrapping: nameKey(derive('key encryption')),
    shared: nameKey(derive('shared')),
    blindIndex: derive('blind index'),
    fingerprint: derive('fingerprint'),
  };
}
