import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import type { Actor } from './context.ts';
import { can, mayWatch, requireCan } from './policy.ts';

const alice: Actor = {
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

it('assistants and admins may what staff may, and others are told why not', proves('ROLE-010'), () => {
  const assistant: Actor = { ...alice, role: 'assistant' };
  const admin: Actor = { ...alice, role: 'admin' };
  const may = [holder, alice, assistant, admin].map((actor) => can(actor, 'message.change'));
  expect(may).toEqual([false, false, true, true]);
  expect(() => requireCan(assistant, 'message.change')).not.toThrow();
  expect(() => requireCan(alice, 'message.change')).toThrow('You are not allowed to do this.');
  expect(() => requireCan(holder, 'message.change')).toThrow('Please sign in first.');
});
