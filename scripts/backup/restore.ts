import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Decrypter } from 'age-encryption';
import { witnessFile } from '#core/base/audit/internal/witness.ts';
import { type Verification, verifyLog } from '#core/base/audit/queries/verify.ts';
import { keepLedger } from '#core/lifecycle/erasure/internal/ledger.ts';
import { LedgerError } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { keepLocalSecrets, localSecretsFile } from '#platform/config/local-secrets.ts';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { deriveKeys } from '#platform/crypto/keys.ts';
import { systemScope } from '#platform/database/scope.ts';
import { holdMail } from '#platform/mail/hold.ts';
import { closePlatform, createPlatform } from '#server/wire.ts';
import { BackupError } from './backup-error.ts';
import { knownMigrations } from './facts.ts';
import { CHECKPOINTS, DATABASE, inspectBackup, type Manifest, readInspected } from './manifest.ts';
import { openPlace } from './open-place.ts';
import type { Place } from './place.ts';
import type { Trust } from './signature.ts';

interface Options {
  key: Decrypter;
  /** Whose backups are believed. */
  trust: Trust;
  /** Give up what is there. */
  replace: boolean;
  /** Cut off whoever is connected to it. Default: no, and then the restore is refused. */
  force?: boolean;
  /** Let mail leave at once. Default: no, since what the backup holds may have been sent already. */
  sendMail?: boolean;
  env: Environment;
}

export interface Restored {
  manifest: Manifest;
  verification: Verification;
  /** Accounts that were erased since the backup was made: they are erased again once the product runs. */
  erasedAgain: number;
  /** What is wrong with the ledger of erasures, in a sentence; then nothing is erased again. */
  ledgerFault: string | null;
  /** Where the file of checkpoints went that was there before; null when there was none, or the same. */
  putAside: string | null;
  /** Who was cut off, in words. */
  cutOff: string[];
  /** Mail waits until it is released. */
  isMailHeld: boolean;
}

/**
 * Puts the database of a backup in the place of the configured one, and checks the audit log. The backup is read to
 * its end before anything is touched. @throws BackupError, FolderInUseError, ConfigError: then nothing was changed
 */
export async function restoreBackup(source: string, options: Options): Promise<Restored> {
  const { key, trust, replace, env, sendMail = false } = options;
  const { manifest, keys } = await inspectBackup(source, key, trust);
  const variables = environmentWith(env, keys);
  const config = loadConfig(variables);
  refuseForeign(manifest, config);
  const place = await openPlace(config, env);
  let cutOff: string[];
  try {
    if (!replace && (await place.isOccupied()))
      throw new BackupError(
        'There is a database already. Add --replace to give up everything in it for the backup. Nothing was changed.',
      );
    cutOff = await takeOver(place, options.force ?? false);
    if (variables !== env) keepLocalSecrets(config.dataDir, config);
    await place.replace(readInspected(source, key, manifest, DATABASE), manifest);
  } finally {
    await place.close();
  }
  const putAside = manifest.files[CHECKPOINTS]
    ? await restoreCheckpoints(readInspected(source, key, manifest, CHECKPOINTS), config)
    : null;
  const isMailHeld = !sendMail;
  return { manifest, putAside, cutOff, isMailHeld, ...(await verifyRestored(config, manifest, isMailHeld)) };
}

/** A process that runs on would write into the database of the backup what it knows of the former one. @returns who was cut off */
async function takeOver(place: Place, force: boolean): Promise<string[]> {
  const others = await place.connected();
  if (others.length === 0) return [];
  if (!force)
    throw new BackupError(
      `The database is in use: ${others.join(', ')}. Stop web servers, workers and backups first, or add --force to cut them off. Nothing was changed.`,
    );
  await place.cutOff();
  return others;
}

async function verifyRestored(
  config: Config,
  manifest: Manifest,
  isMailHeld: boolean,
): Promise<Pick<Restored, 'verification' | 'erasedAgain' | 'ledgerFault'>> {
  const platform = await createPlatform({ ...config, logLevel: 'warn' });
  try {
    if (isMailHeld) await platform.database.transaction(systemScope, holdMail);
    const verification = await verifyLog(platform, { formerKeys: [manifest.keys.audit] });
    const options = { formerKeys: [manifest.keys.audit] };
    return await keepLedger(platform, options).then(
      (erasedAgain) => ({ verification, erasedAgain, ledgerFault: null }),
      (error: unknown) => {
        if (error instanceof LedgerError) return { verification, erasedAgain: 0, ledgerFault: error.message };
        throw error;
      },
    );
  } finally {
    await closePlatform(platform);
  }
}

/** A new data folder takes the keys of the backup. Made-up ones would open nothing, so none are made. */
function environmentWith(env: Environment, keys: string | null): Environment {
  const has = (name: 'ENCRYPTION_KEY' | 'AUDIT_SIGNING_KEY') => readVariable(env, name) !== undefined;
  if (has('ENCRYPTION_KEY') && has('AUDIT_SIGNING_KEY')) return env;
  if (existsSync(localSecretsFile(path.resolve(readVariable(env, 'DATA_DIR') ?? '.data')))) return env;
  if (keys !== null) return { ...parseEnv(keys), ...env };
  throw new BackupError(
    'The keys are missing, without which the backup cannot be read: set ENCRYPTION_KEY and AUDIT_SIGNING_KEY, or put secrets.json back into DATA_DIR. Nothing was changed.',
  );
}

function refuseForeign({ database, migration, version, keys }: Manifest, config: Config): void {
  const configured = config.databaseUrl ? 'postgres' : 'embedded';
  const names = { postgres: 'PostgreSQL', embedded: 'the embedded database' };
  if (database !== configured)
    throw new BackupError(
      `The backup is of ${names[database]}, and ${names[configured]} is configured. Nothing was changed.`,
    );
  const newest = Math.max(...knownMigrations().map(({ when }) => when));
  if (migration.id > newest)
    throw new BackupError(
      `The backup was made by a newer version (${version}, ${migration.name}): restore it with that one. Nothing was changed.`,
    );
  const known = [config.encryptionKey, ...config.previousEncryptionKeys].map((key) => deriveKeys(key).wrapping.kid);
  if (!known.includes(keys.encryption))
    throw new BackupError(
      'ENCRYPTION_KEY is not the key that the data of this backup are sealed with. Nothing was changed.',
    );
}

/** The file that is there belongs to the log that was given up: it stays, under another name. */
async function restoreCheckpoints(content: AsyncIterable<Uint8Array>, { dataDir }: Config): Promise<string | null> {
  const file = witnessFile(dataDir);
  const coming = `${file}.coming`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(coming, { force: true });
  const handle = await open(coming, 'wx', 0o600);
  try {
    for await (const bytes of content) await handle.write(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const aside = await putAside(file, coming);
  await rename(coming, file);
  return aside;
}

async function putAside(file: string, coming: string): Promise<string | null> {
  if (!existsSync(file)) return null;
  const [old, next] = await Promise.all([readFile(file), readFile(coming)]);
  if (next.subarray(0, old.length).equals(old)) return null;
  const aside = file.replace(/\.jsonl$/, `.before-${new Date().toISOString().replace(/[:.]/g, '-')}.jsonl`);
  await rename(file, aside);
  return aside;
}
