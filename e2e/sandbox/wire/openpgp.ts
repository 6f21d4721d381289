import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { KeyFacts, Person } from '../people/person.ts';
import { seededBytes } from './digests.ts';

/** A real OpenPGP version 4 public key (RFC 9580, EdDSA on Ed25519), made from the person's address. */
export interface OpenPgpKey {
  /** 40 upper-case hex characters. */
  fingerprint: string;
  created: Date;
  binary: Uint8Array;
  armoured: string;
}

const EDDSA = 22;
const SHA256 = 8;
const ED25519_OID = Buffer.from('092b06010401da470f01', 'hex');

export function openPgpKey(person: Person, facts: KeyFacts, created: Date): OpenPgpKey {
  const secret = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seededBytes(person.email, 32)]),
    format: 'der',
    type: 'pkcs8',
  });
  const point = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32);
  const body = keyBody(point, seconds(created));
  const fingerprint = createHash('sha1')
    .update(hashedForm(0x99, body, 2))
    .digest();
  const certified = facts.userIds.flatMap((userId) => {
    const id = Buffer.from(userId);
    const certification = certify(body, id, fingerprint, seconds(created), (digest) => sign(null, digest, secret));
    return [packet(13, id), packet(2, certification)];
  });
  const binary = Buffer.concat([packet(6, body), ...certified]);
  return { fingerprint: fingerprint.toString('hex').toUpperCase(), created, binary, armoured: armour(binary) };
}

const seconds = (date: Date) => u32(Math.floor(date.getTime() / 1000));

function keyBody(point: Buffer, created: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([4]),
    created,
    Buffer.from([EDDSA]),
    ED25519_OID,
    mpi(Buffer.concat([Buffer.from([0x40]), point])),
  ]);
}

/** Self-certification of one user ID (signature type 0x13). */
function certify(key: Buffer, userId: Buffer, fingerprint: Buffer, created: Buffer, signed: (d: Buffer) => Buffer) {
  const hashed = Buffer.concat([
    subpacket(33, Buffer.concat([Buffer.from([4]), fingerprint])),
    subpacket(2, created),
    subpacket(27, Buffer.from([0x03])),
  ]);
  const head = Buffer.concat([Buffer.from([4, 0x13, EDDSA, SHA256]), u16(hashed.length), hashed]);
  const trailer = Buffer.concat([Buffer.from([4, 0xff]), u32(head.length)]);
  const digest = createHash('sha256')
    .update(Buffer.concat([hashedForm(0x99, key, 2), hashedForm(0xb4, userId, 4), head, trailer]))
    .digest();
  const unhashed = subpacket(16, fingerprint.subarray(-8));
  const signature = signed(digest);
  return Buffer.concat([
    head,
    u16(unhashed.length),
    unhashed,
    digest.subarray(0, 2),
    mpi(signature.subarray(0, 32)),
    mpi(signature.subarray(32)),
  ]);
}

function hashedForm(tag: number, body: Buffer, lengthBytes: 2 | 4): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthBytes === 2 ? u16(body.length) : u32(body.length), body]);
}

function packet(tag: number, body: Buffer): Buffer {
  const length =
    body.length < 192
      ? Buffer.from([body.length])
      : Buffer.from([((body.length - 192) >> 8) + 192, (body.length - 192) & 0xff]);
  return Buffer.concat([Buffer.from([0xc0 | tag]), length, body]);
}

const subpacket = (type: number, body: Buffer) => Buffer.concat([Buffer.from([body.length + 1, type]), body]);

function mpi(value: Buffer): Buffer {
  let from = 0;
  while (from < value.length && value[from] === 0) from++;
  const bare = value.subarray(from);
  const bits = bare.length === 0 ? 0 : bare.length * 8 - Math.clz32(bare[0] ?? 0) + 24;
  return Buffer.concat([u16(bits), bare]);
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function armour(binary: Buffer): string {
  const lines = binary.toString('base64').match(/.{1,64}/g) ?? [];
  const check = Buffer.from([(crc24(binary) >> 16) & 0xff, (crc24(binary) >> 8) & 0xff, crc24(binary) & 0xff]);
  return [
    '-----BEGIN PGP PUBLIC KEY BLOCK-----',
    '',
    ...lines,
    `=${check.toString('base64')}`,
    '-----END PGP PUBLIC KEY BLOCK-----',
    '',
  ].join('\n');
}

function crc24(bytes: Uint8Array): number {
  let crc = 0xb704ce;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x800000 ? ((crc << 1) ^ 0x864cfb) & 0xffffff : (crc << 1) & 0xffffff;
  }
  return crc;
}
