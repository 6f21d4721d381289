import { expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import { profileInput, roleInput, userInput } from './profile-input.ts';

const id = '0190aaaa-0000-7000-8000-000000000001';

it('a name is one line without marks that hide in it, and none is no name', () => {
  expect(profileInput.parse({ fullName: '  Alice\r\n Archer\u2028 ' })).toEqual({ fullName: 'Alice Archer' });
  expect(profileInput.parse({ fullName: ' \t ' })).toEqual({ fullName: null });
  expect(profileInput.safeParse({ fullName: 'a'.repeat(201) }).success).toBe(false);
  expect(profileInput.safeParse({}).success).toBe(false);
});

it('a form that carries more than it should is refused whole', () => {
  for (const more of [{ role: 'admin' }, { id }, { email: 'x@example.com' }])
    expect(profileInput.safeParse({ fullName: 'Alice', ...more }).success).toBe(false);
  expect(profileInput.safeParse(JSON.parse('{"fullName":"A","__proto__":{"role":"admin"}}')).success).toBe(false);
  expect(roleInput.safeParse({ userId: id, role: 'admin', deleted_at: null }).success).toBe(false);
  expect(userInput.safeParse({ userId: id, role: 'admin' }).success).toBe(false);
});

it('a role is user, assistant or admin, an account has an id', proves('DATA-004'), () => {
  for (const role of ['user', 'assistant', 'admin'])
    expect(roleInput.safeParse({ userId: id, role }).success).toBe(true);
  for (const role of ['owner', 'system', 'visitor', '', 'Admin'])
    expect(roleInput.safeParse({ userId: id, role }).success).toBe(false);
  expect(userInput.safeParse({ userId: '1 or 1=1' }).success).toBe(false);
});
