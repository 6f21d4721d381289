import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVault, type Place, type Vault } from './vault.ts';

const first = randomBytes(32);
const second = randomBytes(32);
const vault = createVault({ encryptionKey: first });
const place: Place = { table: 'findings', column: 'details', row: 'row-1' };
const places = fc.record({ table: fc.string(), column: fc.string(), row: fc.string() });
const texts = fc.string({ unit: 'binary' });

describe('what belongs to a person', () => {
  it('opens to exactly what was sealed, whatever it was', () => {
    fc.assert(
      fc.property(texts, places, fc.uuid(), (text, anywhere, id) => {
        const { key, wrapped } = vault.createDataKey(id);
        const envelope = vault.seal(key, anywhere, text);
        expect(vault.open(vault.unwrapDataKey(id, wrapped), anywhere, envelope)).toBe(text);
      }),
    );
  });

  it('stands in the table as v1.kid.iv.ct.tag and never twice the same', () => {
    const { key } = vault.createDataKey('alice');
    const [one, two] = [vault.seal(key, place, 'Alice Archer'), vault.seal(key, place, 'Alice Archer')];
    expect(one).toMatch(/^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split('.')[3] ?? '', 'base64url').toString()).not.toContain('Alice');
  });

  it('does not open with any single character changed, added or missing', () => {
    const { key } = vault.createDataKey('alice');
    const envelope = vault.seal(key, place, 'Her street and her number');
    for (let at = 0; at < envelope.length; at += 1) {
      const rest = envelope.slice(at + 1);
      for (const other of ['A', 'B', '_', '.', '', `${envelope[at]}A`]) {
        if (other === envelope[at]) continue;
        expect(() => vault.open(key, place, envelope.slice(0, at) + other + rest), `at ${at}: ${other}`).toThrow();
      }
    }
  });

  it('does not open with any single bit changed', () => {
    const { key } = vault.createDataKey('alice');
    const [version, kid, ...parts] = vault.seal(key, place, 'x').split('.');
    parts.forEach((part, which) => {
      const bytes = Buffer.from(part, 'base64url');
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const altered = [version, kid, ...parts.with(which, flipped.toString('base64url'))].join('.');
        expect(() => vault.open(key, place, altered)).toThrow(/refused/);
      }
    });
  });

  it('does not open in another table, column or row, nor where only the joint between them moved', () => {
    const { key } = vault.createDataKey('alice');
    const envelope = vault.seal(key, place, 'secret');
    const moved: Place[] = [
      { ...place, table: 'scans' },
      { ...place, column: 'summary' },
      { ...place, row: 'row-2' },
      { table: 'find', column: 'ingsdetails', row: 'row-1' },
      { table: 'findings","details', column: 'row-1', row: '' },
    ];
    for (const elsewhere of moved) expect(() => vault.open(key, elsewhere, envelope)).toThrow(/refused/);
  });

  it('of Alice does not open with the key of Bob, even when his key takes her id', () => {
    const alice = vault.createDataKey('alice');
    const bob = vault.createDataKey('bob');
    const envelope = vault.seal(alice.key, place, 'secret');
    expect(() => vault.open(bob.key, place, envelope)).toThrow(/unknown-key/);
    expect(() => vault.open({ id: 'alice', secret: bob.key.secret }, place, envelope)).toThrow(/unknown-key/);
    expect(() => vault.open({ id: 'bob', secret: alice.key.secret }, place, envelope)).toThrow(/refused/);
    expect(() => vault.unwrapDataKey('bob', alice.wrapped)).toThrow(/refused/);
  });

  it('stays shut for ever once her data key was destroyed, even for a new key of hers', () => {
    const envelope = vault.seal(vault.createDataKey('alice').key, place, 'secret');
    expect(() => vault.open(vault.createDataKey('alice').key, place, envelope)).toThrow(/unknown-key/);
  });

  it('is refused when it is not well-formed text, rather than changed', () => {
    expect(() => vault.seal(vault.createDataKey('alice').key, place, 'half \ud83d')).toThrow(/well-formed/);
  });
});

describe('a file of a person', () => {
  it('opens to exactly what was sealed, in its place and with its key only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), places, (bytes, anywhere) => {
        const { key } = vault.createDataKey('alice');
        const sealed = vault.sealBytes(key, anywhere, bytes);
        expect(sealed.length).toBe(bytes.length + 40);
        expect([...vault.openBytes(key, anywhere, new Uint8Array(sealed))]).toEqual([...bytes]);
        expect(() => vault.openBytes(key, { ...anywhere, row: `${anywhere.row}.` }, sealed)).toThrow(/refused/);
        expect(() => vault.openBytes(vault.createDataKey('alice').key, anywhere, sealed)).toThrow(/unknown-key/);
      }),
    );
  });

  it('does not open with any single bit changed, cut off or added', () => {
    const { key } = vault.createDataKey('alice');
    const sealed = vault.sealBytes(key, place, Buffer.from('A plan'));
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const flipped = Buffer.from(sealed);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => vault.openBytes(key, place, flipped), `bit ${bit}`).toThrow(/sealed value/);
    }
    for (const other of [
      sealed.subarray(1),
      sealed.subarray(0, -1),
      Buffer.concat([sealed, Buffer.of(0)]),
      Buffer.of(),
    ])
      expect(() => vault.openBytes(key, place, other)).toThrow(/sealed value/);
  });

  it('is not what text in the same place is sealed to', () => {
    const { key } = vault.createDataKey('alice');
    expect(() => vault.openBytes(key, place, Buffer.from(vault.seal(key, place, 'x')))).toThrow(/sealed value/);
  });
});

describe('a new ENCRYPTION_KEY', () => {
  const rotated = createVault({ encryptionKey: second, previousKeys: [first] });
  const without = createVault({ encryptionKey: second });

  it('opens what the previous one sealed, and seals under the newest', () => {
    const { wrapped } = vault.createDataKey('alice');
    const key = rotated.unwrapDataKey('alice', wrapped);
    const envelope = vault.seal(key, place, 'kept');
    const rewrapped = rotated.rewrapDataKey('alice', wrapped);
    expect(without.open(without.unwrapDataKey('alice', rewrapped), place, envelope)).toBe('kept');
    expect(rotated.rewrapDataKey('alice', rewrapped)).toBe(rewrapped);
    expect(rotated.openShared(place, vault.sealShared(place, 'mail'))).toBe('mail');
    expect(without.openShared(place, rotated.sealShared(place, 'mail'))).toBe('mail');
  });

  it('opens nothing of a key that is no longer known', () => {
    expect(() => without.unwrapDataKey('alice', vault.createDataKey('alice').wrapped)).toThrow(/unknown-key/);
    expect(() => without.openShared(place, vault.sealShared(place, 'mail'))).toThrow(/unknown-key/);
  });

  it('still finds an address that was indexed under the previous one', () => {
    expect(rotated.blindIndexes('alice@example.org')).toEqual([
      rotated.blindIndex('alice@example.org'),
      vault.blindIndex('alice@example.org'),
    ]);
  });

  it('must have 32 bytes', () => {
    expect(() => createVault({ encryptionKey: randomBytes(31) })).toThrow(RangeError);
    expect(() => createVault({ encryptionKey: first, previousKeys: [randomBytes(33)] })).toThrow(RangeError);
  });
});

describe('what belongs to the installation', () => {
  it('opens in its place only, and never with the key of a person', () => {
    const envelope = vault.sealShared(place, 'cached answer');
    expect(vault.openShared(place, envelope)).toBe('cached answer');
    expect(() => vault.openShared({ ...place, row: 'row-2' }, envelope)).toThrow(/refused/);
    expect(() => vault.open(vault.createDataKey('shared').key, place, envelope)).toThrow(/unknown-key/);
    expect(() => vault.unwrapDataKey('shared', envelope)).toThrow(/unknown-key/);
  });
});

describe('look-ups without the address', () => {
  const ways = [
    ' Alice@Example.org',
    'ALICE@EXAMPLE.ORG\t',
    'alice@example.org',
    'ａｌｉｃｅ@example.org',
    'ᴬlice@example.org',
  ];

  it.each(ways)('index %j like the plain address', (way) => {
    expect(vault.blindIndex(way)).toBe(vault.blindIndex('alice@example.org'));
  });

  it('need the key: another installation has another index, and the plain hash is not it', () => {
    const index = vault.blindIndex('alice@example.org');
    expect(index).toMatch(/^k1\.[\w-]{43}$/);
    expect(createVault({ encryptionKey: second }).blindIndex('alice@example.org')).not.toBe(index);
    expect(index).not.toContain(createHash('sha256').update('alice@example.org').digest('base64url'));
    expect(vault.blindIndex('bob@example.org')).not.toBe(index);
  });

  it('keep fingerprints of different purposes apart', () => {
    expect(vault.fingerprint('cache', 'x')).toBe(vault.fingerprint('cache', 'x'));
    expect(vault.fingerprint('limit', 'x')).not.toBe(vault.fingerprint('cache', 'x'));
    expect(vault.fingerprint('ab', 'c')).not.toBe(vault.fingerprint('a', 'bc'));
    expect(createVault({ encryptionKey: second }).fingerprint('cache', 'x')).not.toBe(vault.fingerprint('cache', 'x'));
  });

  it('know fingerprints of keys that were used before', () => {
    const before = createVault({ encryptionKey: second });
    const after = createVault({ encryptionKey: first, previousKeys: [second] });
    const known = after.fingerprints('kept', 'x');
    expect(known).toEqual([after.fingerprint('kept', 'x'), before.fingerprint('kept', 'x')]);
    expect(before.fingerprints('kept', 'x')).toEqual([before.fingerprint('kept', 'x')]);
  });
});

describe('tokens', () => {
  it('are 32 random bytes, and only their SHA-256 is stored', () => {
    const tokens = Array.from({ length: 1000 }, (): string => (vault satisfies Vault).createToken());
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    // SHA-256 of "abc", FIPS 180-2 appendix B.1
    const abc = Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex');
    expect(vault.hashToken('abc')).toBe(abc.toString('base64url'));
  });
});
