import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '#tests/proves.ts';
import { readCallbackAddress } from './callback-address.ts';
import english from './callback-failures.texts.en.ts';

const tokens = { accessToken: 'a', refreshToken: 'r' };
const pair = 'access_token=a&refresh_token=r';

describe('the address of /auth/callback', () => {
  for (const [row, address, message] of [
    ['CB-009', 'error=access_denied', 'Access was denied. Please try again or request a new link.'],
    ['CB-010', 'error=expired_token', 'The link has expired or is invalid. Please request a new one.'],
    ['CB-011', 'error=invalid_token', 'The link has expired or is invalid. Please request a new one.'],
    ['CB-012', 'error=server_error', 'Authentication failed'],
    [
      'CB-012',
      'error=server_error&error_description=Email+confirmation+failed.+Please+try+again.',
      'Email confirmation failed. Please try again.',
    ],
    ['CB-012', 'error=server_error&error_description=%20%0a', 'Authentication failed'],
    ['CB-013', 'type=recovery', 'Invalid password reset link. Please request a new one.'],
    ['CB-013', 'type=recovery&access_token=a', 'Invalid password reset link. Please request a new one.'],
    ['CB-013', 'type=recovery&refresh_token=r', 'Invalid password reset link. Please request a new one.'],
  ] as const)
    it(`"${address}" fails with "${message}", in query and fragment alike`, proves(row), () => {
      for (const told of [readCallbackAddress(`?${address}`, ''), readCallbackAddress('', `#${address}`)])
        expect(told.kind === 'failed' && english[told.failure]).toBe(message);
    });

  it('of a recovery link with both tokens leads to the new password', proves('CB-008'), () => {
    expect(readCallbackAddress('', `#type=recovery&${pair}`)).toEqual({ kind: 'recovery', tokens });
    expect(readCallbackAddress(`?type=recovery&${pair}`, '')).toEqual({ kind: 'recovery', tokens });
    expect(readCallbackAddress('?type=recovery&access_token=a', '#refresh_token=r').kind).toBe('recovery');
  });

  it('of anything else asks for the session, with the tokens that it brings', proves('CB-015'), () => {
    expect(readCallbackAddress('', '')).toEqual({ kind: 'other', tokens: null });
    expect(readCallbackAddress('?type=signup', `#${pair}`)).toEqual({ kind: 'other', tokens });
    expect(readCallbackAddress('', '#access_token=a')).toEqual({ kind: 'other', tokens: null });
  });

  it('believes the error before the tokens', () => {
    expect(readCallbackAddress('?error=access_denied', `#type=recovery&${pair}`).kind).toBe('failed');
  });

  it('puts no words of a stranger on our page', () => {
    const names = fc.constantFrom('error', 'error_description', 'message', 'type', 'error_code');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), fc.string(), fc.boolean(), (words, description, inHash) => {
        const address = `${new URLSearchParams({ ...words, error: 'x', error_description: description })}`;
        const told = inHash ? readCallbackAddress('', `#${address}`) : readCallbackAddress(`?${address}`, '');
        expect(told.kind === 'failed' && Object.hasOwn(english, told.failure)).toBe(true);
      }),
    );
    const call = 'error=x&error_description=Your+account+is+locked.+Call+0900+123456';
    expect(readCallbackAddress(`?${call}`, '')).toEqual({ kind: 'failed', failure: 'failed' });
  });

  it('whatever it is, is one of the three', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, hash) => {
        expect(['failed', 'recovery', 'other']).toContain(readCallbackAddress(search, hash).kind);
      }),
    );
  });
});
