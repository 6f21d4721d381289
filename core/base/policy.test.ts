import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requireCan } from '#core/site/policy.ts';
import { proves } from '#tests/proves.ts';
import type { Actor } from './context.ts';
import { guardBy, mayWatch } from './policy.ts';

const alice: Extract<Actor, { kind: 'person' }> = {
  kind: 'person',
  userId: '0190a000-0000-7000-8000-00000000000a',
  role: 'user',
  email: 'alice@example.com',
  fullName: 'Alice',
  sessionId: 's',
};
const holder: Actor = { kind: 'visitor', scanIds: ['0190a000-0000-7000-8000-000000000001'] };

it('a visitor may watch the scans they hold and the branding, nothing else', () => {
  expect(mayWatch(holder, 'scan:0190a000-0000-7000-8000-000000000001')).toBe(true);
  expect(mayWatch(holder, 'branding-changes')).toBe(true);
  const topics = [
    'scan:0190a000-0000-7000-8000-000000000002',
    'scan:',
    'user:0190a000-0000-7000-8000-000000000001',
    '',
  ];
  expect(topics.filter((topic) => mayWatch(holder, topic))).toEqual([]);
});

it('Alice may watch what is hers and the branding, nothing else', () => {
  expect(mayWatch(alice, 'user:0190a000-0000-7000-8000-00000000000a')).toBe(true);
  expect(mayWatch(alice, 'branding-changes')).toBe(true);
  expect(mayWatch(alice, 'user:0190a000-0000-7000-8000-00000000000b')).toBe(false);
  expect(mayWatch(alice, 'scan:0190a000-0000-7000-8000-000000000001')).toBe(false);
});

it('staff may watch what they work on together; nobody else may', () => {
  for (const role of ['assistant', 'admin'] as const) expect(mayWatch({ ...alice, role }, 'staff:posts')).toBe(true);
  expect(mayWatch(alice, 'staff:posts')).toBe(false);
  expect(mayWatch(holder, 'staff:posts')).toBe(false);
});

it('an admin watches no stranger’s topics', () => {
  const admin: Actor = { ...alice, role: 'admin' };
  expect(mayWatch(admin, 'staff:')).toBe(false);
  expect(mayWatch(admin, 'user:0190a000-0000-7000-8000-00000000000b')).toBe(false);
});

it('no other words open a topic', () => {
  fc.assert(
    fc.property(fc.string(), (topic) => {
      fc.pre(topic !== 'branding-changes');
      return !mayWatch(holder, topic) && !mayWatch(alice, topic) && !mayWatch({ kind: 'system', task: 'x' }, topic);
    }),
  );
});

it.each(['assistant', 'admin'] as const)('the role %s may what staff may', proves('ROLE-010'), (role) => {
  expect(() => requireCan({ ...alice, role }, 'message.change')).not.toThrow();
});

it('others are told why they may not', proves('ROLE-010'), () => {
  expect(() => requireCan(alice, 'message.change')).toThrow('You are not allowed to do this.');
  expect(() => requireCan(holder, 'message.change')).toThrow('Please sign in first.');
});

it('a rule with a reason of its own is told in its words', () => {
  const requireCanWrite = guardBy({
    'note.write': (actor: Actor, note: { author: string }) =>
      (actor.kind === 'person' && actor.userId === note.author) || 'Only who wrote it can change it.',
  });
  expect(() => requireCanWrite(alice, 'note.write', { author: alice.userId })).not.toThrow();
  expect(() => requireCanWrite(alice, 'note.write', { author: 'bob' })).toThrow('Only who wrote it can change it.');
});
