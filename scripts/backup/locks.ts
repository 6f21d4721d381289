import { readFileSync } from 'node:fs';
import { Decrypter, Encrypter } from 'age-encryption';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { BackupError } from './backup-error.ts';

/** What is guessed from a backup that was carried off is guessed for years. */
const SHORTEST_PASSPHRASE = 16;

function firstLine(file: string, what: string): string {
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    // An identity file of `age-keygen` begins with comments.
    return lines.find((line) => line.trim() !== '' && !line.startsWith('#'))?.trim() ?? '';
  } catch (error) {
    throw new BackupError(`The ${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const passphraseOf = (file: string | undefined, env: Environment): string | undefined =>
  file === undefined ? readVariable(env, 'BACKUP_PASSPHRASE') : firstLine(file, 'file with the passphrase');

/**
 * Locks a backup: for public keys of age (`age1…`) when any are given, else with a passphrase.
 * @throws BackupError
 */
export function createLock(
  { passphraseFile, recipients }: { passphraseFile: string | undefined; recipients: readonly string[] },
  env: Environment,
): Encrypter {
  const lock = new Encrypter();
  for (const recipient of recipients) {
    try {
      lock.addRecipient(recipient);
    } catch {
      throw new BackupError(`"${recipient}" is no public key of age; expected age1…`);
    }
  }
  if (recipients.length > 0) return lock;
  const passphrase = passphraseOf(passphraseFile, env);
  if (!passphrase)
    throw new BackupError(
      'A backup is always encrypted: set BACKUP_PASSPHRASE, or give --passphrase-file FILE or --recipient age1…',
    );
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupError(`The passphrase is too short: at least ${SHORTEST_PASSPHRASE} characters.`);
  lock.setPassphrase(passphrase);
  return lock;
}

/** Opens what `createLock` locked. @throws BackupError */
export function createKey(
  { passphraseFile, identityFile }: { passphraseFile: string | undefined; identityFile: string | undefined },
  env: Environment,
): Decrypter {
  const key = new Decrypter();
  if (identityFile !== undefined) {
    try {
      key.addIdentity(firstLine(identityFile, 'file with the secret key'));
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(`${identityFile} holds no secret key of age; expected AGE-SECRET-KEY-1…`);
    }
    return key;
  }
  const passphrase = passphraseOf(passphraseFile, env);
  if (!passphrase)
    throw new BackupError(
      'What opens the backup? Set BACKUP_PASSPHRASE, or give --passphrase-file FILE or --identity-file FILE.',
    );
  key.addPassphrase(passphrase);
  return key;
}
