import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { computeSha1, sha1 } from './sha1.ts';

const known = (message: string | Uint8Array) => createHash('sha1').update(message).digest('hex').toUpperCase();

describe('the hash of a password in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('without help of the browser is SHA-1 for every length of message', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, n) => (n * 37 + length) & 255);
      expect(computeSha1(message)).toBe(known(message));
    }
  });

  it.each(['abc', 'correct horse', 'ﬁne Straße 🐎', 'e\u0301'])(
    'is that of the server, in secure contexts and others: %s',
    async (password) => {
      const expected = known(password.normalize('NFKC'));
      expect(await sha1(password)).toBe(expected);
      vi.stubGlobal('crypto', {});
      expect(await sha1(password)).toBe(expected);
    },
  );
});
