import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { eq, sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { writeWitness } from '#core/base/audit/internal/witness.ts';
import { type Verification, verifyLog } from '#core/base/audit/queries/verify.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { getOwnReport } from '#core/scans/queries/own-scan.ts';
import { asPerson, asVisitor, createScanWorld, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import { seed } from '#db/seed.ts';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { createKey, createLock } from './locks.ts';

const PASSWORD = 'correct horse battery';
const newKey = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** What of an installation works. */
export interface State {
  signedIn: string;
  /** Of Alice's report, opened with her key. */
  findings: number;
  entries: number;
  verification: Pick<Verification, 'faults' | 'witnessed'>;
  /** Who may do what in the database, in one line. */
  rights: string;
}

/** An installation with Alice's account and a report of hers, and everything it takes to lose it. */
export interface Drill {
  folder: string;
  env: Record<string, string>;
  lock: ReturnType<typeof createLock>;
  key: ReturnType<typeof createKey>;
  /** File with what opens the backups, for a process of its own. */
  identityFile: string;
  /** Opens the installation as a started product would, for as long as the work takes. */
  within<Result>(work: (world: ScanWorld) => Promise<Result>): Promise<Result>;
  state(): Promise<State>;
  /** Another server, another data folder. */
  lose(): Promise<void>;
  close(): Promise<void>;
}

export async function createDrill(kind: Database['kind']): Promise<Drill> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-drill-'));
  const identity = await generateIdentity();
  const identityFile = path.join(folder, 'identity');
  writeFileSync(identityFile, `# made for a test\n${identity}\n`);
  const env: Record<string, string> = {
    DATA_DIR: path.join(folder, 'data'),
    ENCRYPTION_KEY: newKey(1),
    AUDIT_SIGNING_KEY: newKey(2),
    APP_URL: 'https://quietprint.test',
  };
  const dropServer: (() => Promise<void>)[] = [];
  const renewServer = async () => {
    const serverUrl = kind === 'postgres' ? inject('postgresUrl') : null;
    if (!serverUrl) return;
    const { url, superUrl, drop } = await createPostgres(serverUrl);
    Object.assign(env, { DATABASE_URL: url, BACKUP_DATABASE_URL: superUrl });
    dropServer.push(drop);
  };
  await renewServer();
  const open = () =>
    env.DATABASE_URL
      ? openPostgres({ url: env.DATABASE_URL, appUrl: null, log: silent, connections: 2 })
      : openEmbedded({ folder: env.DATA_DIR ?? '', log: silent });
  const within: Drill['within'] = async (work) => {
    const database = await open();
    const world = await createScanWorld(database, [standInSource('one')], {
      env,
      behaviours: { one: { found: ['a breach'] } },
    });
    try {
      return await work(world);
    } finally {
      await world.close();
      await database.close();
    }
  };
  await within(fill);
  return {
    folder,
    env,
    lock: createLock({ passphraseFile: undefined, recipients: [await identityToRecipient(identity)] }, {}),
    key: createKey({ passphraseFile: undefined, identityFile }, {}),
    identityFile,
    within,
    state: () => within(stateOf),
    async lose() {
      rmSync(env.DATA_DIR ?? '', { recursive: true, force: true });
      await renewServer();
    },
    async close() {
      for (const drop of dropServer) await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(world: ScanWorld): Promise<void> {
  await seed(world.database);
  await insertCast(world.database);
  const passwordHash = await hashPassword(PASSWORD);
  await world.database.transaction(systemScope, (tx) =>
    tx.update(authCredentials).set({ passwordHash }).where(eq(authCredentials.userId, alice.userId)),
  );
  await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
  await world.drain();
  await sealEntries(world);
  await writeWitness(world);
}

async function stateOf(world: ScanWorld): Promise<State> {
  const run = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    world.database.transaction(systemScope, async (tx) => (await tx.execute<Row>(query)).rows);
  const [scan] = await run<{ id: string }>(sql`select id from user_scans where user_id = ${alice.userId}`);
  const report = await getOwnReport(asPerson(world, alice), scan?.id ?? '');
  const { faults, witnessed } = await verifyLog(world);
  const [count] = await run<{ entries: number }>(
    sql`select count(*)::int as entries from audit_logs where seq is not null`,
  );
  const [rights] = await run<{ digest: string }>(sql`select md5(string_agg(line, ',' order by line)) as digest from (
    select format('%s %s %s', c.oid::regclass, a.privilege_type, a.grantee::regrole) as line
      from pg_class c, aclexplode(c.relacl) a where c.relnamespace::regnamespace::text in ('public', 'pgboss', 'drizzle')
        and a.grantee <> c.relowner
    union all select format('%s %s %s', p.oid::regprocedure, a.privilege_type, a.grantee)
      from pg_proc p, aclexplode(p.proacl) a where p.pronamespace::regnamespace::text in ('public', 'pgboss')
    union all select format('%s %s %s %s', polrelid::regclass, polname, polcmd, pg_get_expr(polqual, polrelid)) from pg_policy
    union all select format('%s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select format('%s %s', defaclnamespace::regnamespace, defaclacl) from pg_default_acl
  ) as lines`);
  const { state } = await signIn(asVisitor(world), { email: alice.email, password: PASSWORD });
  return {
    signedIn: state,
    findings: report.scan.findings.length,
    entries: count?.entries ?? 0,
    verification: { faults, witnessed },
    rights: rights?.digest ?? '',
  };
}
