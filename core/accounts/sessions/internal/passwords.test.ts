import { afterEach, describe, expect, it, vi } from 'vitest';
import { digestSecret, hashPassword, verifyPassword } from './passwords.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0, free: null as null | Promise<void> }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted = <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) => {
    return async (...args: Args): Promise<Result> => {
      work.most = Math.max(work.most, ++work.running);
      try {
        await work.free;
        return await act(...args);
      } finally {
        work.running--;
      }
    };
  };
  return { hash: counted(real.hash), hashRaw: counted(real.hashRaw), verify: counted(real.verify) };
});

afterEach(() => {
  work.free = null;
  work.most = 0;
});

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane, salted', async () => {
    const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect([await verifyPassword(first, 'correct horse'), await verifyPassword(first, 'Correct horse')]).toEqual([
      true,
      false,
    ]);
  });

  it('of 256 characters counts to the last one, and blanks around it count', async () => {
    const long = 'é'.repeat(255);
    const hash = await hashPassword(`${long}a`);
    expect(await verifyPassword(hash, `${long}a`)).toBe(true);
    expect(await verifyPassword(hash, `${long}b`)).toBe(false);
    expect(await verifyPassword(await hashPassword(' blank '), 'blank')).toBe(false);
  });

  it('is the same however a keyboard composes it (NFKC)', async () => {
    const hash = await hashPassword('cafe\u0301 \ufb01ve');
    expect(await verifyPassword(hash, 'caf\u00e9 five')).toBe(true);
  });

  it('of an address without an account is worked on just so, and never right', async () => {
    expect(await verifyPassword(null, 'correct horse')).toBe(false);
    expect(work.most).toBe(1);
  });
});

it('the digest of a short secret is argon2id of the same cost, and another one under another salt', async () => {
  const salt = Buffer.alloc(16, 7);
  const digest = await digestSecret('7h2kq9xw4m', salt);
  const encoded = `$argon2id$v=19$m=19456,t=2,p=1$${[salt, digest].map((bytes) => bytes.toString('base64').replace(/=+$/, '')).join('$')}`;
  expect(await verifyPassword(encoded, '7h2kq9xw4m')).toBe(true);
  expect((await digestSecret('7h2kq9xw4m', Buffer.alloc(16, 8))).equals(digest)).toBe(false);
});

it('two hashes run at once, sixty wait in line, and who comes then is told when to come back', async () => {
  let release = () => {};
  work.free = new Promise((resolve) => {
    release = resolve;
  });
  const flood = Array.from({ length: 62 }, () => verifyPassword('no hash', 'x').catch(() => 'done'));
  await expect(hashPassword('one more')).rejects.toMatchObject({
    code: 'limited',
    retryAfter: 5,
    publicMessage: 'Many people are signing in just now. Please try again in a moment.',
  });
  release();
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['done']));
  expect(work.most).toBe(2);
  expect(await verifyPassword(await hashPassword('later'), 'later')).toBe(true);
});
