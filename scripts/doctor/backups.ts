import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { plural } from '#contract/base/formats.ts';
import { type BackupStatus, backupFolderOf, readBackupStatus } from '#platform/backups/status.ts';
import { readVariable } from '#platform/config/variables.ts';
import { APP_ROLE } from '#platform/database/scope.ts';
import { ObjectStoreError } from '#platform/objects/object-store.ts';
import { listStored, readStoredStatus } from '../backup/stored.ts';
import { mendOf } from './database.ts';
import { type Finding, fine, messageOf, notChecked, weak, wrong } from './finding.ts';
import type { Check, Installation } from './installation.ts';

/** Whether a backup could be made now, and be read back; only how they fare where another process makes them. */
export const checkBackups: Check = async (installation) => {
  const { backupDir } = installation.config;
  if (backupDir !== null && existsSync(backupDir) && !installation.mayWrite(backupDir)) {
    const elsewhere = `Backups are made by another process: this one may only read ${backupDir}. Run doctor there as well.`;
    return [notChecked(elsewhere), ...(await ageFindings(installation))];
  }
  const url = readVariable(installation.env, 'BACKUP_DATABASE_URL') ?? installation.config.databaseUrl;
  const readable =
    url === null
      ? [notChecked('Stop the product to back up the embedded database.')]
      : await checkPostgres(url, installation);
  return [...readable, ...lockFindings(installation), ...(await ageFindings(installation))];
};

const NO_SCRATCH = wrong(
  'The login for backups cannot make the scratch database that verifies them.',
  `Run: alter role LOGIN createdb; grant ${APP_ROLE} to LOGIN; or set BACKUP_SCRATCH_URL.`,
);

async function checkPostgres(url: string, { env, config }: Installation): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number; free: boolean; makes: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as major, rolsuper or rolbypassrls as free,
         rolsuper or (rolcreatedb and pg_has_role(current_user, '${APP_ROLE}', 'member')) as makes
       from pg_roles where rolname = current_user`,
    );
    const { major = 0, free = false, makes = false } = rows[0] ?? {};
    const login = free
      ? fine('The login for backups reads every row.')
      : wrong(
          'The login for backups is bound by row level security and would leave rows out.',
          'Set BACKUP_DATABASE_URL to a login with BYPASSRLS that may read every table.',
        );
    return [
      login,
      ...((config.backupDir === null && config.backupBucket === null) ||
      makes ||
      readVariable(env, 'BACKUP_SCRATCH_URL')
        ? []
        : [NO_SCRATCH]),
      ...(await Promise.all(['pg_dump', 'pg_restore', 'psql'].map((name) => checkProgram(name, major, env)))),
    ];
  } catch (error) {
    return [
      wrong(
        `The login for backups (BACKUP_DATABASE_URL, else DATABASE_URL) cannot sign in: ${messageOf(error)}.`,
        mendOf(error),
      ),
    ];
  } finally {
    await client.end();
  }
}

/** The programs serve servers that are not newer than they are. */
async function checkProgram(name: string, major: number, env: Installation['env']): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)(name, ['--version'], { env: { PATH: env.PATH } });
    const found = Number(/ (\d+)/.exec(stdout)?.[1]);
    return found >= major
      ? fine(`${name} ${found} can read a server of version ${major}.`)
      : wrong(`${name} ${found} cannot read a server of version ${major}.`, `Install postgresql-client-${major}.`);
  } catch {
    return wrong(`${name} is not on the PATH.`, `Install the client programs of PostgreSQL ${major}.`);
  }
}

const HOUR_MS = 3_600_000;

/** How backups by schedule fare. */
async function ageFindings(installation: Installation): Promise<Finding[]> {
  const { config } = installation;
  const bucket = config.backupBucket === null ? null : await lookIntoBucket(installation);
  const status = newest(await readBackupStatus(backupFolderOf(config)), bucket?.status ?? null);
  const findings = bucket ? [bucket.finding] : [];
  if (status !== null) return [...findings, ...statusFindings(status, installation)];
  // What is in a bucket that does not answer, nobody knows.
  if (bucket?.finding.state === 'wrong') return findings;
  if (config.backupDir === null && config.backupBucket === null)
    return [weak('No backups are made by schedule.', 'Set BACKUP_DIR, and keep npm run backups running.')];
  const where = config.backupDir ?? config.backupBucket?.bucket;
  return [
    ...findings,
    wrong(`No backup was ever made in ${where}.`, 'Run npm run backups, or npm run admin -- scheduled-backup.'),
  ];
}

const newest = (one: BackupStatus | null, other: BackupStatus | null): BackupStatus | null =>
  (one?.triedAt ?? '') >= (other?.triedAt ?? '') ? one : other;

function statusFindings(status: BackupStatus, { config, now }: Installation): Finding[] {
  const failure = status.failure === null ? [] : [wrong(`The last backup failed: ${status.failure}`, 'Mend that.')];
  if (status.verifiedMadeAt === null)
    return [...failure, weak('No backup was ever verified.', 'Set BACKUP_IDENTITY_FILE, or restore one by hand.')];
  const hours = Math.round((now().getTime() - Date.parse(status.verifiedMadeAt)) / HOUR_MS);
  const text = `The newest verified backup is ${plural(hours, 'hour')} old.`;
  return [
    ...failure,
    ...roomFindings(status, backupFolderOf(config)),
    hours > config.backupEveryHours * 1.5 ? wrong(text, 'See what npm run backups says.') : fine(text),
  ];
}

const mebibytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20).toLocaleString('en-GB')} MiB`;

/** The next backup is at least as large as the last, and lies beside what comes back from a bucket. */
function roomFindings({ newest: made }: BackupStatus, folder: string): Finding[] {
  if (made === null || !existsSync(folder)) return [];
  const { bavail, bsize } = statfsSync(folder);
  const needed = 2 * made.bytes;
  return bavail * bsize >= needed
    ? []
    : [
        wrong(
          `The disk of ${folder} has ${mebibytes(bavail * bsize)} left, and the next backup may need ${mebibytes(needed)}.`,
          'Free some space, or lower BACKUP_KEEP.',
        ),
      ];
}

/** By the code that the storage gives. */
const bucketMends: Record<string, string> = {
  unreachable: 'Correct BACKUP_S3_ENDPOINT, let this machine out to it, or set HTTPS_PROXY and NODE_EXTRA_CA_CERTS.',
  AccessDenied: 'Let the key read, write, list and delete in the bucket, below BACKUP_S3_PREFIX.',
  InvalidAccessKeyId: 'Correct BACKUP_S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Correct BACKUP_S3_SECRET_ACCESS_KEY.',
  AuthorizationHeaderMalformed: 'Correct BACKUP_S3_REGION.',
  RequestTimeTooSkewed: 'Synchronise the clock of this machine.',
  NoSuchBucket: 'Correct BACKUP_S3_BUCKET, or make the bucket.',
};

/** Reads, and writes nothing. */
async function lookIntoBucket({ config, env, openBucket }: Installation) {
  const bucket = openBucket(config, env);
  if (bucket === null) return null;
  try {
    const stored = await listStored(bucket);
    const status = await readStoredStatus(bucket);
    return { finding: fine(`${bucket.place} answers, with ${plural(stored.length, 'backup')}.`), status };
  } catch (error) {
    const code = error instanceof ObjectStoreError ? error.code : '';
    return { finding: wrong(messageOf(error), bucketMends[code] ?? 'See BACKUP_S3_… in .env.example.'), status: null };
  } finally {
    await bucket.close();
  }
}

const SHORTEST_PASSPHRASE = 16;

function lockFindings({ env }: Installation): Finding[] {
  const passphrase = readVariable(env, 'BACKUP_PASSPHRASE');
  if (readVariable(env, 'BACKUP_RECIPIENTS') !== undefined) return [];
  if (passphrase === undefined)
    return [weak('BACKUP_PASSPHRASE is not set.', 'Set it, or give backup a --passphrase-file or --recipient.')];
  return passphrase.length < SHORTEST_PASSPHRASE
    ? [wrong('BACKUP_PASSPHRASE is too short.', `Take at least ${SHORTEST_PASSPHRASE} characters.`)]
    : [];
}
