import { expect, it } from 'vitest';
import { visitor } from '#core/base/context.ts';
import { modules } from './modules.ts';

const rules = modules.flatMap(({ permissions = {} }) => Object.entries(permissions));

it('no two modules declare the same permission', () => {
  const names = rules.map(([name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('no permission is a visitor’s, who is asked to sign in', () => {
  const nobodys = { userId: null, account: { id: 'a', role: 'user', isOwner: false, isActive: true }, admins: [] };
  const subject = { ...nobodys, acting: { id: 'b', role: 'user' } };
  const given = rules.filter(([, rule]) => (rule as (...asked: unknown[]) => unknown)(visitor, subject) === true);
  expect(given.map(([name]) => name)).toEqual([]);
});
