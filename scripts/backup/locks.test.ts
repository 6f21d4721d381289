import { expect, it } from 'vitest';
import { createLock } from './locks.ts';

/** The header of age names how a key was wrapped: https://age-encryption.org/v1. */
it('a passphrase is stretched by scrypt before it locks a backup, as OWASP asks for: N of 2^17 at least', async () => {
  const lock = createLock({ passphraseFile: undefined, recipients: [] }, { BACKUP_PASSPHRASE: 'sixteen characters' });
  const header = Buffer.from(await lock.encrypt('a backup')).toString('latin1');
  const [, salt = '', factor = ''] = /^age-encryption\.org\/v1\n-> scrypt ([\w+/]+) (\d+)\n/.exec(header) ?? [];
  expect(Buffer.from(salt, 'base64')).toHaveLength(16);
  expect(Number(factor)).toBeGreaterThanOrEqual(17);
});
