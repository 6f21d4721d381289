import { describe, expect, it } from 'vitest';
import { wordFault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { newPasswordInput, resetInput, secondFactorInput, signInInput, signUpInput } from './account-input.ts';

const alice = { email: 'alice@example.com', password: 'correct horse' };

describe('signing up', () => {
  it('takes address and password, and a name or none', proves('AUTH-006'), () => {
    expect(signUpInput.parse(alice)).toEqual({ ...alice, fullName: null });
    expect(signUpInput.parse({ ...alice, fullName: '  ' })).toEqual({ ...alice, fullName: null });
    const named = signUpInput.parse({ ...alice, email: ' alice@example.com ', fullName: ' Alice\r\nArcher ' });
    expect(named).toEqual({ ...alice, fullName: 'Alice Archer' });
  });

  it('keeps every blank of a password, and takes long ones', () => {
    const password = ` ${'é'.repeat(200)} `;
    expect(signUpInput.parse({ ...alice, password }).password).toBe(password);
  });

  it.each([
    ['a role', { ...alice, role: 'admin' }],
    ['an id', { ...alice, id: '0190aaaa-0000-7000-8000-000000000001' }],
    ['a password of five characters', { ...alice, password: '12345' }],
    ['a password beyond all measure', { ...alice, password: 'x'.repeat(1_001) }],
    ['no password', { email: alice.email }],
    ['no address', { password: alice.password }],
    ['an address that is none', { ...alice, email: 'alice@' }],
    ['an address that no mail reaches', { ...alice, email: `${'a'.repeat(65)}@example.com` }],
    ['a name beyond all measure', { ...alice, fullName: 'x'.repeat(201) }],
    ['a list for a name', { ...alice, fullName: ['Alice'] }],
  ])('is refused with %s', (_what, input) => {
    expect(signUpInput.safeParse(input).success).toBe(false);
  });
});

describe('the other forms of accounts', () => {
  it('signing in takes any password that may once have been set, but not none', () => {
    expect(signInInput.parse({ ...alice, password: 'x' }).password).toBe('x');
    expect(signInInput.safeParse({ ...alice, password: '' }).success).toBe(false);
    expect(signInInput.safeParse({ ...alice, remember: 'yes' }).success).toBe(false);
  });

  it('a reset needs an address that is one', proves('AUTH-008'), () => {
    for (const email of ['', 'alice', 'alice@example.com, bob@example.com'])
      expect(resetInput.safeParse({ email }).success).toBe(false);
    expect(resetInput.parse({ email: 'alice@example.com' })).toEqual({ email: 'alice@example.com' });
  });

  it('a new password has six characters at least', proves('CB-019'), () => {
    const refused = newPasswordInput.safeParse({ password: '12345' });
    expect(wordFault(refused.error?.issues[0]?.message ?? '')).toBe('Password must be at least 6 characters long.');
    expect(newPasswordInput.safeParse({ password: '123456' }).success).toBe(true);
  });

  it('a second factor is six digits, however they are spaced, or a recovery code', () => {
    expect(secondFactorInput.parse({ kind: 'code', code: ' 123 456 ' })).toEqual({ kind: 'code', code: '123456' });
    expect(secondFactorInput.parse({ kind: 'recovery', code: 'abcd-efgh ' })).toEqual({
      kind: 'recovery',
      code: 'abcd-efgh',
    });
    for (const input of [
      { kind: 'code', code: '12345' },
      { kind: 'code', code: '12345a' },
      { kind: 'recovery', code: ' ' },
      { kind: 'other', code: '123456' },
    ])
      expect(secondFactorInput.safeParse(input).success).toBe(false);
  });
});
