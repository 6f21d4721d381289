import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { databaseLinkOf } from '#platform/config/database-link.ts';
import type { Config } from '#platform/config.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import type { Database } from '#platform/database/database.ts';
import { embeddedDatabase } from '#platform/database/embedded.ts';
import { databaseFolder, settleFolder } from '#platform/database/folder.ts';
import { FolderInUseError, lockFolder } from '#platform/database/folder-lock.ts';
import { largeIndexes, NO_EXTENSION, WHOLE_INDEXES } from '#platform/database/large-indexes.ts';
import { connectPostgres } from '#platform/database/postgres.ts';
import { MAY_MAKE, MAY_MAKE_WARNING } from '#platform/database/privileges.ts';
import { adviceOnLink } from '#platform/database/refused-link.ts';
import { APP_ROLE, systemScope } from '#platform/database/scope.ts';
import { knownMigrations } from '../backup/facts.ts';
import { codeOf, type Finding, fine, messageOf, notChecked, weak, wrong } from './finding.ts';

export interface OpenedDatabase {
  findings: Finding[];
  /** Null when nothing can be read from it. */
  database: Database | null;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Opens the database as the product does, without migrating it. */
export function openDatabase(config: Config): Promise<OpenedDatabase> {
  return config.databaseUrl === null ? openEmbedded(config.dataDir) : openPostgres(config, config.databaseUrl);
}

async function openEmbedded(dataDir: string): Promise<OpenedDatabase> {
  if (!existsSync(databaseFolder(dataDir)))
    return {
      findings: [notChecked(`There is no embedded database in ${dataDir} yet; the first start makes it.`)],
      database: null,
    };
  try {
    const unlock = await lockFolder(dataDir);
    settleFolder(dataDir);
    const client = await PGlite.create({ dataDir: databaseFolder(dataDir) });
    const database = embeddedDatabase(client, unlock);
    const findings = await migrationFindings(async (text) => (await client.query<{ id: number }>(text)).rows);
    return { findings: [fine(`The embedded database in ${dataDir} opens.`), ...findings], database };
  } catch (error) {
    if (error instanceof FolderInUseError)
      return {
        findings: [
          notChecked(`${error.message} It serves one process at a time, so what is in it could not be looked at.`),
        ],
        database: null,
      };
    return {
      findings: [
        wrong(
          `The embedded database in ${dataDir} does not open: ${messageOf(error)}`,
          'Restore the newest backup (npm run admin -- restore FILE --replace).',
        ),
      ],
      database: null,
    };
  }
}

const whereIs = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}${port && `:${port}`}${pathname}`;
};

/** What PostgreSQL, or the way to it, says when nobody gets in. */
const refusals: Record<string, string> = {
  ECONNREFUSED: 'Start the server, or correct host and port.',
  ENOTFOUND: 'Correct the host: no name server knows it.',
  EAI_AGAIN: 'Correct the host, or mend the name server of this machine.',
  ETIMEDOUT: 'Let this machine through the firewall of the server.',
  '28P01': 'Correct user name and password; special characters are percent-encoded.',
  '28000': 'Let this login and this machine in with pg_hba.conf.',
  '3D000': 'Create the database: createdb --owner=OWNER NAME.',
  '53300': 'Raise max_connections of the server, or lower the number of instances.',
};

/** What mends a connection that did not come about. */
export const mendOf = (error: unknown): string =>
  adviceOnLink(error) ?? refusals[codeOf(error)] ?? 'Look into the log of the server.';

const refused = (name: string, url: string, error: unknown): Finding =>
  wrong(`${name}: ${whereIs(url)} cannot be used: ${messageOf(error)}.`, mendOf(error));

async function openPostgres(config: Config, url: string): Promise<OpenedDatabase> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  owner.on('error', () => {});
  try {
    await owner.connect();
  } catch (error) {
    return { findings: [refused('DATABASE_URL', url, error)], database: null };
  }
  try {
    const { findings, isMigrated } = await ownerFindings(owner, url);
    if (!isMigrated) return { findings, database: null };
    const app = await openAsApp(config, url);
    return { findings: [...findings, ...app.findings, ...(await rightsOf(owner))], database: app.database };
  } finally {
    await owner.end();
  }
}

async function ownerFindings(owner: pg.Client, url: string): Promise<{ findings: Finding[]; isMigrated: boolean }> {
  const { rows } = await owner.query<{ number: number; version: string; encrypted: boolean; migrated: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
       to_regclass('drizzle.__drizzle_migrations') is not null as migrated`,
  );
  const [facts] = rows;
  if (!facts) throw new Error('the server says nothing of itself');
  const findings = [
    facts.number >= 150_000
      ? fine(`PostgreSQL ${facts.version} at ${whereIs(url)} answers.`)
      : wrong(`PostgreSQL ${facts.version} is too old.`, 'Upgrade the server to 15 or newer.'),
  ];
  findings.push(...linkFindings(url, facts.encrypted));
  if (!facts.migrated)
    return {
      findings: [...findings, notChecked('The database is empty; the first start fills it.')],
      isMigrated: false,
    };
  const migrations = await migrationFindings(async (text) => (await owner.query<{ id: number }>(text)).rows);
  return { findings: [...findings, ...migrations, ...(await indexFindings(owner))], isMigrated: true };
}

/** How the connection is, not how it was asked for: the environment of node-postgres has a say in it too. */
export function linkFindings(url: string, isEncrypted: boolean): Finding[] {
  const link = databaseLinkOf(url);
  if (link === 'own') return [];
  if (!isEncrypted)
    return [weak('The connection to the database is not encrypted.', 'Add ?sslmode=verify-full to both addresses.')];
  if (link === 'unverified')
    return [
      weak(
        'The connection to the database is encrypted, and whoever answers is believed to be the database.',
        'Put ?sslmode=verify-full into both addresses, with &sslrootcert=FILE for an authority of your own.',
      ),
    ];
  return [];
}

async function indexFindings(owner: pg.Client): Promise<Finding[]> {
  const whole = (await owner.query<{ name: string }>(WHOLE_INDEXES)).rows.map(({ name }) => name);
  const missing = largeIndexes().flatMap(({ name }) => (whole.includes(name) ? [] : [name]));
  if (missing.length === 0) return [];
  const [problem = '', mend = ''] = NO_EXTENSION.split(/(?<=missing\.) /);
  const { rowCount } = await owner.query(`select from pg_extension where extname = 'pg_trgm'`);
  return rowCount
    ? [weak(`Indexes are missing: ${missing.join(', ')}.`, 'Run npm run db:migrate, which builds them.')]
    : [weak(problem, mend)];
}

async function migrationFindings(query: (text: string) => Promise<{ id: number }[]>): Promise<Finding[]> {
  const rows = await query('select created_at::float8 as id from drizzle.__drizzle_migrations');
  const run = new Set(rows.map(({ id }) => id));
  const known = knownMigrations().map(({ when }) => when);
  const missing = known.filter((when) => !run.has(when)).length;
  if (missing > 0)
    return [weak(`${missing} migrations have not run.`, 'Run npm run db:migrate, or let the next start do it.')];
  return Math.max(...run) <= Math.max(...known)
    ? [fine('Every migration has run.')]
    : [
        weak(
          'A newer version has migrated this database: the version just before it runs on it, an older one may not.',
          'Update again once that version is mended.',
        ),
      ];
}

/** Asks as the product asks: whoever is not bound by row level security would be shown every row. */
async function openAsApp({ databaseAppUrl, mode }: Config, url: string): Promise<OpenedDatabase> {
  const database = connectPostgres({ url, appUrl: databaseAppUrl, log: silent, connections: 2 });
  try {
    await database.isReady();
    const findings = [fine(`Connections act as ${APP_ROLE}, under row level security.`)];
    if (mode === 'production' || databaseAppUrl !== null)
      findings.push(...(await loginFindings(database, databaseAppUrl)));
    return { findings, database };
  } catch (error) {
    await database.close();
    return { findings: [refusedAsApp(databaseAppUrl, url, error)], database: null };
  }
}

/** The role that a connection acts as can be taken off again by whoever signed in. */
const SEES_EVERYTHING = `select rolsuper or rolbypassrls or exists (
    select from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and pg_has_role(session_user, relowner, 'member')) as free
  from pg_catalog.pg_roles where rolname = session_user`;

async function loginFindings(database: Database, appUrl: string | null): Promise<Finding[]> {
  const { rows } = await database.read(systemScope, (tx) => tx.execute<{ free: boolean }>(sql.raw(SEES_EVERYTHING)));
  if (!rows[0]?.free) return [];
  return [
    weak(
      appUrl === null
        ? 'Web and worker sign in as the owner of the tables and give that up by themselves.'
        : 'The login of DATABASE_APP_URL owns the tables or is not bound by row level security, and gives that up by itself.',
      `Give them a login of their own as DATABASE_APP_URL: create role NAME login password '…' in role ${APP_ROLE}.`,
    ),
  ];
}

function refusedAsApp(appUrl: string | null, url: string, error: unknown): Finding {
  if (error instanceof ActingRoleError)
    return wrong(error.message, 'Use a pooler in session mode that passes options on, or none; own no tables.');
  if (codeOf(error) === '42501')
    return wrong(
      `The login of DATABASE_APP_URL may not act as ${APP_ROLE}.`,
      `Let the owner run: grant ${APP_ROLE} to ${new URL(appUrl ?? url).username || 'THE_LOGIN'};`,
    );
  return refused(appUrl === null ? 'DATABASE_URL' : 'DATABASE_APP_URL', appUrl ?? url, error);
}

async function rightsOf(owner: pg.Client): Promise<Finding[]> {
  const { rows } = await owner.query<{ may: boolean }>(MAY_MAKE);
  const [warning = '', mend = ''] = MAY_MAKE_WARNING.split(/(?<=database\.) /);
  return rows[0]?.may ? [weak(warning, mend)] : [];
}
