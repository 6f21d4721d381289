import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const VERSION = 'v1';
const PARTS = { kid: 8, iv: 16, tag: 22 };
/** Bytes. */
const IV = 12;

/** Why something sealed could not be opened. Never says what stood in it. */
type VaultFailure = 'malformed' | 'unknown-key' | 'refused';

export class VaultError extends Error {
  /** `refused`: altered, moved to another place, or sealed under another key with the same name. */
  readonly reason: VaultFailure;
  constructor(reason: VaultFailure) {
    super(`sealed value: ${reason}`);
    this.name = 'VaultError';
    this.reason = reason;
  }
}

/** A key and the short name under which envelopes refer to it. */
export interface NamedKey {
  /** First 6 bytes of the key's SHA-256, base64url. */
  kid: string;
  /** 32 bytes */
  secret: Uint8Array;
}

const named = new WeakMap<Uint8Array, NamedKey>();

/** @throws RangeError when the key has not 32 bytes */
export function nameKey(secret: Uint8Array): NamedKey {
  const known = named.get(secret);
  if (known) return known;
  if (secret.length !== 32) throw new RangeError('a key has 32 bytes');
  const made = { kid: createHash('sha256').update(secret).digest().subarray(0, 6).toString('base64url'), secret };
  named.set(secret, made);
  return made;
}

const objects = new WeakMap<Uint8Array, KeyObject>();

/** A key as Node's cryptography takes it without reading it anew: a sixth of the work of each seal and each hash. */
export function keyObjectOf(secret: Uint8Array): KeyObject {
  const known = objects.get(secret) ?? createSecretKey(secret);
  objects.set(secret, known);
  return known;
}

// JSON of an array of strings: no choice of parts can be read as another choice.
const bindContext = (kid: string, context: readonly string[]) =>
  Buffer.from(JSON.stringify([VERSION, kid, ...context]));

let random = Buffer.alloc(0);
let used = 0;

/** Never given twice. Drawn for many seals at once, as each draw costs more than its bytes. */
function freshIv(): Buffer {
  if (used + IV > random.length) {
    random = randomBytes(IV * 256);
    used = 0;
  }
  const iv = random.subarray(used, used + IV);
  used += IV;
  return iv;
}

/** `v1.kid.iv.ct.tag`, AES-256-GCM. @param context bound into the ciphertext: what opens it must name it again */
export function sealEnvelope(key: NamedKey, context: readonly string[], plaintext: Uint8Array): string {
  const iv = freshIv();
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key.secret), iv).setAAD(bindContext(key.kid, context));
  // In this mode nothing is left for the end but the tag.
  const ciphertext = cipher.update(plaintext);
  cipher.final();
  const [body, tag] = [ciphertext.toString('base64url'), cipher.getAuthTag().toString('base64url')];
  return `${VERSION}.${key.kid}.${iv.toString('base64url')}.${body}.${tag}`;
}

const HEAD = VERSION.length + 1 + PARTS.kid + 1;
const TAG = 16;

/** The same for bytes, a third smaller: `v1.kid.` in ASCII, then iv, ciphertext and tag as they are. */
export function sealBytes(key: NamedKey, context: readonly string[], plaintext: Uint8Array): Buffer {
  const iv = freshIv();
  const cipher = createCipheriv('aes-256-gcm', keyObjectOf(key.secret), iv).setAAD(bindContext(key.kid, context));
  const head = Buffer.from(`${VERSION}.${key.kid}.`, 'ascii');
  return Buffer.concat([head, iv, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** @throws VaultError */
export function openBytes(keys: readonly NamedKey[], context: readonly string[], sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (bytes.length < HEAD + IV + TAG) throw new VaultError('malformed');
  const [version, kid = '', rest] = bytes.subarray(0, HEAD).toString('latin1').split('.');
  if (version !== VERSION || rest !== '') throw new VaultError('malformed');
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) throw new VaultError('unknown-key');
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key.secret), bytes.subarray(HEAD, HEAD + IV), {
    authTagLength: TAG,
  });
  decipher.setAAD(bindContext(kid, context)).setAuthTag(bytes.subarray(bytes.length - TAG));
  const opened = decipher.update(bytes.subarray(HEAD + IV, bytes.length - TAG));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    throw new VaultError('refused');
  }
}

/** @throws VaultError */
export function openEnvelope(keys: readonly NamedKey[], context: readonly string[], envelope: string): Buffer {
  const [version, kid = '', iv = '', ciphertext = '', tag = '', rest] = envelope.split('.');
  const lengthsFit = kid.length === PARTS.kid && iv.length === PARTS.iv && tag.length === PARTS.tag;
  if (version !== VERSION || !lengthsFit || rest !== undefined) throw new VaultError('malformed');
  const key = keys.find((candidate) => candidate.kid === kid);
  if (!key) throw new VaultError('unknown-key');
  const decipher = createDecipheriv('aes-256-gcm', keyObjectOf(key.secret), decodeBase64Url(iv), { authTagLength: 16 });
  decipher.setAAD(bindContext(kid, context)).setAuthTag(decodeBase64Url(tag));
  const opened = decipher.update(decodeBase64Url(ciphertext));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    throw new VaultError('refused');
  }
}

/** Buffer.from reads over foreign characters and spare bits, which would let an altered envelope open. */
function decodeBase64Url(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.toString('base64url') !== text) throw new VaultError('malformed');
  return bytes;
}
