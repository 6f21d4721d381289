import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonalPart } from '#contract/proof/entry-proof.ts';
import { commitmentOf, newSalt } from '#core/base/audit/internal/commitment.ts';

const part: PersonalPart = {
  entity_type: 'scan',
  entity_id: '1',
  user_id: null,
  admin_user_id: null,
  ip_address: '192.0.2.1',
  user_agent: 'Firefox',
  session_id: null,
  details: { event: 'scan.requested', z: 1, a: 'é' },
  old_values: null,
  new_values: null,
};

describe('the commitment of an audit entry', () => {
  it('is the HMAC-SHA-256 of the canonical personal part under its salt', () => {
    const canonical =
      '{"admin_user_id":null,"details":{"a":"é","event":"scan.requested","z":1},"entity_id":"1","entity_type":"scan","ip_address":"192.0.2.0/24","new_values":null,"old_values":null,"session_id":null,"user_agent":"Firefox","user_id":null}';
    const salt = Buffer.alloc(32, 7).toString('base64url');
    const expected = createHmac('sha256', Buffer.alloc(32, 7)).update(canonical).digest('base64url');
    expect(commitmentOf(salt, part)).toBe(expected);
  });

  it('does not depend on the order of keys, which the database may change', () => {
    const salt = newSalt();
    const reversed = Object.fromEntries(Object.entries(part).reverse()) as unknown as PersonalPart;
    expect(commitmentOf(salt, reversed)).toBe(commitmentOf(salt, part));
  });

  it.each([
    ['192.0.2.1', '192.0.2.0/24', '192.0.3.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:2:2:3:4:5:6'],
    ['2001:db8:0:2::6', '2001:db8::/48', '2001:db8:1:2::6'],
  ])('holds when the address %s is cut to %s, and not for %s', (address, network, other) => {
    const salt = newSalt();
    const commitment = commitmentOf(salt, { ...part, ip_address: address });
    expect(commitmentOf(salt, { ...part, ip_address: network })).toBe(commitment);
    expect(commitmentOf(salt, { ...part, ip_address: other })).not.toBe(commitment);
    expect(commitmentOf(salt, { ...part, ip_address: null })).not.toBe(commitment);
  });

  it('changes with any value and any salt', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== part.entity_id);
        const salt = newSalt();
        expect(commitmentOf(salt, { ...part, entity_id: text })).not.toBe(commitmentOf(salt, part));
        expect(commitmentOf(newSalt(), part)).not.toBe(commitmentOf(salt, part));
      }),
    );
  });
});
