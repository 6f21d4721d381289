import { createHash, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWorld } from '../people.ts';
import { openPgpKey } from './openpgp.ts';

interface Packet {
  tag: number;
  body: Buffer;
}

/** Packets of RFC 9580, new format, one- and two-byte lengths. */
function packetsOf(binary: Buffer): Packet[] {
  const packets: Packet[] = [];
  for (let at = 0; at < binary.length; ) {
    const [tag = 0, one = 0, two = 0] = binary.subarray(at, at + 3);
    const long = one >= 192;
    const length = long ? ((one - 192) << 8) + two + 192 : one;
    const from = at + (long ? 3 : 2);
    packets.push({ tag: tag & 0x3f, body: binary.subarray(from, from + length) });
    at = from + length;
  }
  return packets;
}

/** An MPI, back to the 32 bytes of its number. */
function numberAt(body: Buffer, at: number): { value: Buffer; next: number } {
  const length = Math.ceil(body.readUInt16BE(at) / 8);
  const value = body.subarray(at + 2, at + 2 + length);
  return { value: Buffer.concat([Buffer.alloc(32 - length), value]), next: at + 2 + length };
}

it.each([
  ['isla@everywhere.example', 2],
  ['kenji@tanaka.example', 2],
  ['viktor@hostile.example', 1],
])('the key of %s certifies each of its %i user IDs with a right signature', (email, userIds) => {
  const world = createWorld(new Date('2026-11-21T00:00:00Z'));
  const person = world.byEmail(email);
  if (!person?.facts.key) throw new Error(`no key for ${email}`);
  const [key, ...rest] = packetsOf(Buffer.from(openPgpKey(person, person.facts.key, world.ago(60)).binary));
  if (!key) throw new Error('no key packet');
  const point = key.body.subarray(-32);
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), point]);
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect([key.tag, ...rest.map(({ tag }) => tag)]).toEqual([
    6,
    ...Array.from({ length: userIds }, () => [13, 2]).flat(),
  ]);

  for (let index = 0; index < rest.length; index += 2) {
    const [id, signature] = [rest[index]?.body ?? Buffer.alloc(0), rest[index + 1]?.body ?? Buffer.alloc(0)];
    const hashedEnd = 6 + signature.readUInt16BE(4);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(id.length);
    const trailer = Buffer.from([4, 0xff, 0, 0, hashedEnd >> 8, hashedEnd & 0xff]);
    const digest = createHash('sha256')
      .update(Buffer.from([0x99, key.body.length >> 8, key.body.length & 0xff]))
      .update(key.body)
      .update(Buffer.concat([Buffer.from([0xb4]), length, id]))
      .update(signature.subarray(0, hashedEnd))
      .update(trailer)
      .digest();
    const unhashedEnd = hashedEnd + 2 + signature.readUInt16BE(hashedEnd);
    expect(signature.subarray(unhashedEnd, unhashedEnd + 2)).toEqual(digest.subarray(0, 2));
    const r = numberAt(signature, unhashedEnd + 2);
    const s = numberAt(signature, r.next);
    expect(verify(null, digest, publicKey, Buffer.concat([r.value, s.value]))).toBe(true);
  }
});
