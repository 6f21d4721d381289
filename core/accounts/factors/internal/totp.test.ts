import fc from 'fast-check';
import jsQr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { normaliseCode, recoveryCodeFrom } from '#core/accounts/factors/rules.ts';
import { addressOf, newSecret, qrCodeOf, stepOf } from './totp.ts';

// Its types say default.default.
const readQrCode = jsQr as unknown as typeof jsQr.default;

/** "12345678901234567890", RFC 6238 appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

describe('a code of the app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is that of RFC 6238', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('counts one step early and one step late, by the step it belongs to, and no further', () => {
    const step = Math.floor(1_111_111_109 / 30);
    expect(stepOf(secret, '081804', at(1_111_111_109 + 30))).toBe(step);
    expect(stepOf(secret, '081804', at(1_111_111_109 - 30))).toBe(step);
    for (const seconds of [60, -60, 3_600]) expect(stepOf(secret, '081804', at(1_111_111_109 + seconds))).toBeNull();
  });

  it('is six digits and nothing else', () => {
    for (const code of ['', '28708', '2870820', 'abcdef', ' 287082', '２８７０８２'])
      expect(stepOf(secret, code, at(59)), code).toBeNull();
  });
});

it('a secret is 20 random bytes', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
});

it('the picture reads as the address that an app expects, whatever the name', () => {
  const address = addressOf(secret, { issuer: 'Quiet & print: Ltd', label: 'alice+scan@example.com' });
  const url = new URL(address);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, digits: '6', period: '30', algorithm: 'SHA1' });
  expect(url.searchParams.get('issuer')).toBe('Quiet & print: Ltd');
  const { size, path } = qrCodeOf(address);
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++)
        pixels.fill(
          0,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4,
          ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4 + 3,
        );
  expect(readQrCode(pixels, width, width)?.data).toBe(address);
});

describe('a recovery code', () => {
  it('is ten characters that are not mistaken for each other, all of them used', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
        const code = recoveryCodeFrom(bytes);
        expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
        for (const letter of code) seen.add(letter);
      }),
    );
    expect(seen.size).toBe(32);
  });

  it('may be typed with blanks, without the hyphen and in capitals', () => {
    for (const typed of ['7h2kq-9xw4m', '7H2KQ 9XW4M', ' 7h2kq9xw4m\n'])
      expect(normaliseCode(typed)).toBe('7h2kq9xw4m');
  });
});
