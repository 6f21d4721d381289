import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyObjectOf, nameKey, openBytes, openEnvelope, sealBytes, sealEnvelope, VaultError } from './envelope.ts';
import { deriveKeys, type KeySet } from './keys.ts';

/** Where a sealed value stands: bound into the ciphertext, so that it cannot be moved elsewhere. */
export interface Place {
  table: string;
  column: string;
  row: string;
}

/** A data key of one person (or one anonymous scan), unwrapped. Destroying its row destroys what it sealed. */
export interface DataKey {
  id: string;
  /** 32 bytes */
  secret: Uint8Array;
}

/**
 * Encryption at rest. AES-256-GCM; the key-encryption key comes from ENCRYPTION_KEY, every person has a random
 * data key of their own. Envelope: `v1.kid.iv.ct.tag` (base64url).
 */
export interface Vault {
  /** A new random data key and its wrapped form for storage. */
  createDataKey(id: string): { key: DataKey; wrapped: string };
  /** @throws when the wrapped form was altered or sealed under an unknown key */
  unwrapDataKey(id: string, wrapped: string): DataKey;
  /**
   * The same data key wrapped under the newest ENCRYPTION_KEY; the very same text when it already is. What was
   * sealed with the data key stays as it is. @throws as unwrapDataKey
   */
  rewrapDataKey(id: string, wrapped: string): string;
  seal(key: DataKey, place: Place, plaintext: string): string;
  /** @throws when altered, moved to another place, or sealed under another key */
  open(key: DataKey, place: Place, envelope: string): string;
  /** The same for files. */
  sealBytes(key: DataKey, place: Place, plaintext: Uint8Array): Buffer;
  /** @throws as open */
  openBytes(key: DataKey, place: Place, sealed: Uint8Array): Buffer;
  /** Sealed under a key of the installation, not of a person: caches and mail on its way. */
  sealShared(place: Place, plaintext: string): string;
  openShared(place: Place, envelope: string): string;
  /** The same under the newest key; the very same text when it already is. @throws as openShared */
  resealShared(place: Place, envelope: string): string;
  /** Names of the keys, as envelopes bear them. */
  readonly keyNames: KeyNames;
  /** What looks things up under a key that is known, sealed under the newest; null for a key that is not. */
  sealLookups(kid: string): string | null;
  /** Blind index of an e-mail address (trimmed, lower-cased): HMAC-SHA-256 with its own key, `k1.<base64url>`. */
  blindIndex(email: string): string;
  /** The same under every key that is still known, newest first: look-ups ask for all of them. */
  blindIndexes(email: string): [string, ...string[]];
  /** Keyed fingerprint of any text, for de-duplication and cache keys. */
  fingerprint(purpose: string, text: string): string;
  /** The same under every key that is still known, newest first: for what is kept for longer than a key. */
  fingerprints(purpose: string, text: string): [string, ...string[]];
  /** What is stored of a token sent by mail or kept in a cookie: SHA-256, base64url. */
  hashToken(token: string): string;
  /** A new random token, 32 bytes, base64url. */
  createToken(): string;
}

export interface KeyNames {
  /** Of the key that wraps new data keys. */
  newest: string;
  /** Of the key that seals what belongs to the installation. */
  newestShared: string;
  /** Of all keys that open, newest first. */
  known: readonly string[];
}

/** What a key that is no longer known has left behind. */
export interface FormerKey {
  kid: string;
  sealed: string;
}

export interface VaultKeys {
  /** 32 bytes; seals everything new. */
  encryptionKey: Uint8Array;
  /** Keys used before, newest first; they only open. */
  previousKeys?: readonly Uint8Array[];
  /** Keys before those, which open nothing and still find. */
  formerKeys?: readonly FormerKey[];
}

/** @throws RangeError when a key has not 32 bytes; VaultError when what a former key left does not open */
export function createVault({ encryptionKey, previousKeys = [], formerKeys = [] }: VaultKeys): Vault {
  const newest = deriveKeys(encryptionKey);
  const all: [KeySet, ...KeySet[]] = [newest, ...previousKeys.map(deriveKeys)];
  const sealed = createSealing(newest, all);
  const known = all.map(({ wrapping }) => wrapping.kid);
  const former = formerKeys
    .filter(({ kid }) => !known.includes(kid))
    .map(({ kid, sealed: text }) => ({ kid, ...lookupsIn(sealed.openShared(lookupsPlace(kid), text)) }));
  const lookups = [...all.map(({ wrapping, ...keys }) => ({ ...keys, kid: wrapping.kid })), ...former];
  return {
    ...createKeyring(newest, all),
    ...sealed,
    ...createHashing(lookups as [Named, ...Named[]]),
    keyNames: { newest: newest.wrapping.kid, newestShared: newest.shared.kid, known },
    sealLookups(kid) {
      const keys = lookups.find((one) => one.kid === kid);
      return keys ? sealed.sealShared(lookupsPlace(kid), textOf(keys)) : null;
    },
    createToken,
  };
}

type Lookups = Pick<KeySet, 'blindIndex' | 'fingerprint'>;
type Named = Lookups & { kid: string };

const lookupsPlace = (kid: string): Place => ({ table: 'encryption_keys', column: 'sealed', row: kid });

const textOf = ({ blindIndex, fingerprint }: Lookups): string =>
  [blindIndex, fingerprint].map((key) => Buffer.from(key).toString('base64url')).join('.');

function lookupsIn(text: string): Lookups {
  const [blindIndex, fingerprint] = text.split('.').map((key) => new Uint8Array(Buffer.from(key, 'base64url')));
  if (blindIndex?.length !== 32 || fingerprint?.length !== 32) throw new VaultError('malformed');
  return { blindIndex, fingerprint };
}

type Keyring = Pick<Vault, 'createDataKey' | 'unwrapDataKey' | 'rewrapDataKey'>;
function createKeyring(newest: KeySet, all: readonly KeySet[]): Keyring {
  const wrap = (id: string, secret: Uint8Array) => sealEnvelope(newest.wrapping, ['data key', id], secret);
  const wrapping = all.map((keys) => keys.wrapping);
  const unwrap = (id: string, wrapped: string) => new Uint8Array(openEnvelope(wrapping, ['data key', id], wrapped));
  return {
    createDataKey(id) {
      const secret = new Uint8Array(randomBytes(32));
      return { key: { id, secret }, wrapped: wrap(id, secret) };
    },
    unwrapDataKey: (id, wrapped) => ({ id, secret: unwrap(id, wrapped) }),
    rewrapDataKey(id, wrapped) {
      const secret = unwrap(id, wrapped);
      return wrapped.split('.')[1] === newest.wrapping.kid ? wrapped : wrap(id, secret);
    },
  };
}

type Sealing = Pick<Vault, 'seal' | 'open' | 'sealBytes' | 'openBytes' | 'sealShared' | 'openShared' | 'resealShared'>;
function createSealing(newest: KeySet, all: readonly KeySet[]): Sealing {
  const shared = all.map((keys) => keys.shared);
  const ofPerson = (place: Place, key: DataKey) => ['person', place.table, place.column, place.row, key.id];
  const ofFile = (place: Place, key: DataKey) => ['file', place.table, place.column, place.row, key.id];
  const ofAll = (place: Place) => ['shared', place.table, place.column, place.row];
  return {
    seal: (key, place, text) => sealEnvelope(nameKey(key.secret), ofPerson(place, key), encodeText(text)),
    open: (key, place, envelope) =>
      openEnvelope([nameKey(key.secret)], ofPerson(place, key), envelope).toString('utf8'),
    sealBytes: (key, place, bytes) => sealBytes(nameKey(key.secret), ofFile(place, key), bytes),
    openBytes: (key, place, sealed) => openBytes([nameKey(key.secret)], ofFile(place, key), sealed),
    sealShared: (place, text) => sealEnvelope(newest.shared, ofAll(place), encodeText(text)),
    openShared: (place, envelope) => openEnvelope(shared, ofAll(place), envelope).toString('utf8'),
    resealShared(place, envelope) {
      const plain = openEnvelope(shared, ofAll(place), envelope);
      return envelope.split('.')[1] === newest.shared.kid ? envelope : sealEnvelope(newest.shared, ofAll(place), plain);
    },
  };
}

type Hashing = Pick<Vault, 'blindIndex' | 'blindIndexes' | 'fingerprint' | 'fingerprints' | 'hashToken'>;
function createHashing([first, ...previous]: [Lookups, ...Lookups[]]): Hashing {
  const hmac = (key: Uint8Array, text: string) =>
    createHmac('sha256', keyObjectOf(key)).update(text, 'utf8').digest('base64url');
  const index = (keys: Lookups, email: string) => `k1.${hmac(keys.blindIndex, normaliseEmail(email))}`;
  const fingerprintWith = (keys: Lookups, purpose: string, text: string) =>
    hmac(keys.fingerprint, JSON.stringify([purpose, text]));
  return {
    blindIndex: (email) => index(first, email),
    blindIndexes: (email) => [index(first, email), ...previous.map((keys) => index(keys, email))],
    fingerprint: (purpose, text) => fingerprintWith(first, purpose, text),
    fingerprints: (purpose, text) => [
      fingerprintWith(first, purpose, text),
      ...previous.map((keys) => fingerprintWith(keys, purpose, text)),
    ],
    hashToken: (token) => createHash('sha256').update(token, 'utf8').digest('base64url'),
  };
}

const createToken = (): string => randomBytes(32).toString('base64url');

// Lower-casing can undo the composition (U+0130), so it is composed again.
const normaliseEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

/** Half a surrogate pair would come back as another character. */
function encodeText(text: string): Buffer {
  if (!text.isWellFormed()) throw new TypeError('text to seal is not well-formed Unicode');
  return Buffer.from(text, 'utf8');
}
