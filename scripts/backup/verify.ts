import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Decrypter } from 'age-encryption';
import pg from 'pg';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import type { Config } from '#platform/config.ts';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore.ts';
import { backupSigner } from './signature.ts';

interface Verified {
  key: Decrypter;
  config: Config;
  env: Environment;
}

/**
 * Restores a backup the way an operator would after a loss, beside the running product: into a database, and a data folder,
 * that are made for it and deleted afterwards.
 * @throws BackupError when it cannot be restored, or the audit log in it does not hold
 */
export async function verifyByRestoring(file: string, { key, config, env }: Verified): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quietprint-check-'));
  try {
    await inScratch(config, env, async (scratch) => {
      const trust = {
        signers: [backupSigner(config.auditSigningKey).verifierKey],
        isPassphrase: false,
        isUnverified: false,
      };
      const place = { ...env, ...keysOf(config), ...scratch, DATA_DIR: dataDir };
      const { verification } = await restoreBackup(file, { key, trust, replace: false, env: place });
      const [fault] = verification.faults;
      if (fault) throw new BackupError(`The audit log in the backup does not hold: ${fault.text} (${fault.kind}).`);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** They may stand in DATA_DIR, which is another one here. */
const keysOf = ({ encryptionKey, auditSigningKey }: Config) => ({
  ENCRYPTION_KEY: Buffer.from(encryptionKey).toString('base64'),
  AUDIT_SIGNING_KEY: Buffer.from(auditSigningKey).toString('base64'),
});

const PREFIX = 'quietprint_check_';
/** Longer than a check lasts: what is older was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 12 * 3_600_000;

async function inScratch(
  { databaseUrl }: Config,
  env: Environment,
  work: (variables: Environment) => Promise<void>,
): Promise<void> {
  if (databaseUrl === null) return work({});
  const url = readVariable(env, 'BACKUP_SCRATCH_URL') ?? readVariable(env, 'BACKUP_DATABASE_URL') ?? databaseUrl;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  const name = `${PREFIX}${Date.now()}_${randomBytes(4).toString('hex')}`;
  try {
    await dropLeftBehind(client);
    await client.query(`create database ${name} template template0`).catch((error: unknown) => {
      throw new BackupError(
        `No scratch database can be made to verify the backup: ${error instanceof Error ? error.message : error}. Let the login of BACKUP_DATABASE_URL create databases (alter role … createdb), or set BACKUP_SCRATCH_URL to one that may, best on another server.`,
      );
    });
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    await work({ DATABASE_URL: scratch.href, DATABASE_APP_URL: undefined, BACKUP_DATABASE_URL: undefined });
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

async function dropLeftBehind(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database where datname ^@ $1', [
    PREFIX,
  ]);
  for (const { name } of rows) {
    const madeAt = Number(/^quietprint_check_(\d+)_[0-9a-f]{8}$/.exec(name)?.[1]);
    if (madeAt < Date.now() - LEFT_BEHIND_MS) await client.query(`drop database ${name} with (force)`);
  }
}
