import { createHash, hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { createNoteSigner, type NoteSigner, openNote } from '#core/base/audit/tree/note.ts';
import { loadLocalSecrets, localSecretsFile } from '#platform/config/local-secrets.ts';
import { shapes } from '#platform/config/shapes.ts';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { BackupError } from './backup-error.ts';

/** In the names of keys; the same for every installation, so that a backup can be restored under another address. */
const NAME = 'quietprint-backup';

/** A key of its own, derived from AUDIT_SIGNING_KEY: what signs backups signs no checkpoint, and the other way round. */
export function backupSigner(auditSigningKey: Uint8Array): NoteSigner {
  const seed = hkdfSync('sha256', auditSigningKey, 'quietprint', 'v1 backup signature', 32);
  return createNoteSigner(NAME, new Uint8Array(seed));
}

const textFor = (manifest: Uint8Array) => `${NAME}\n${createHash('sha256').update(manifest).digest('hex')}\n`;

/** A signed note (C2SP) over the digest of the manifest, which holds the digests of everything else. */
export const signManifest = (signer: NoteSigner, manifest: Uint8Array): string => signer.sign(textFor(manifest));

/** Whose backups are believed. */
export interface Trust {
  /** Verifier keys of those who may have written it. */
  signers: readonly string[];
  /** Opened with a passphrase: whoever knows it could also write. A public key is known to everybody. */
  isPassphrase: boolean;
  /** Believe it whoever wrote it: older versions signed nothing. */
  isUnverified: boolean;
}

/** The verifier key of this installation's own backups; none before it has keys. @throws BackupError */
export function ownSigners(env: Environment): string[] {
  const key = signingKeyIn(env);
  return key === null ? [] : [backupSigner(key).verifierKey];
}

/** AUDIT_SIGNING_KEY, or the one kept in the data folder; null before there is one. @throws BackupError */
export function signingKeyIn(env: Environment): Uint8Array | null {
  const text = readVariable(env, 'AUDIT_SIGNING_KEY');
  if (text !== undefined) {
    const key = shapes.key.safeParse(text);
    if (key.success) return key.data;
    throw new BackupError('AUDIT_SIGNING_KEY is no key. Nothing was changed.');
  }
  const dataDir = path.resolve(readVariable(env, 'DATA_DIR') ?? '.data');
  return existsSync(localSecretsFile(dataDir)) ? loadLocalSecrets(dataDir).auditSigningKey : null;
}

/** What of a backup says who wrote it, as it was read. */
export interface Signed {
  manifest: string;
  /** null when there is none. */
  note: string | null;
  /** The variables with the keys; null when the backup holds none. */
  keys: string | null;
}

/**
 * Refuses what nobody known has signed, before anything in it is believed. A new place without keys has nothing to
 * compare with: there the keys in the backup count, if only whoever knows the passphrase could put them in.
 * @throws BackupError
 */
export function requireSigned({ manifest, note, keys }: Signed, trust: Trust): void {
  if (trust.isUnverified) return;
  if (note === null)
    throw new BackupError(
      'Nobody has signed this backup; versions before signatures wrote such. If you know where it comes from, add --unverified. Nothing was changed.',
    );
  const signers = trust.signers.length > 0 ? trust.signers : signersIn(keys, trust);
  if (signers.length === 0)
    throw new BackupError(
      'Nothing here says whose backups to believe: set AUDIT_SIGNING_KEY, or give --signer KEY with the key that the command printed when it made the backup. Nothing was changed.',
    );
  if (openSigned(note, signers) !== textFor(Buffer.from(manifest)))
    throw new BackupError(
      'This backup was not signed by this installation: somebody else made or altered it. For one of a former AUDIT_SIGNING_KEY give --signer KEY. Nothing was changed.',
    );
}

function signersIn(keys: string | null, { isPassphrase }: Trust): string[] {
  return isPassphrase && keys !== null ? ownSigners(parseEnv(keys) as Environment) : [];
}

function openSigned(note: string, signers: readonly string[]): string | null {
  try {
    return openNote(note, signers);
  } catch (error) {
    throw new BackupError(`--signer: ${error instanceof Error ? error.message : String(error)}`);
  }
}
