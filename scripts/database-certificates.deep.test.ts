import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connectPostgres, openPostgres } from '#platform/database/postgres.ts';
import { type Certificates, openCertificates } from '#sandbox/certificates.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { connects, migrate, switchTlsOn } from '#tests/postgres-tls.ts';
import { environmentOf, startTool } from './backup/tools.ts';
import { openDatabase } from './doctor/database.ts';
import { installation, said } from './doctor/installation.fixture.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OWNER = 'quietprint_owner';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

// A server of its own, which asks whoever connects for a certificate with the name of their role, and for no password.
describe.runIf(inject('postgresUrl') !== null)('a server of PostgreSQL that knows people by certificates', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-certificates-'));
  let server: TemporaryPostgres | null;
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let authority: Certificates;

  /** As a vault renews them: whole files in the place of those before. @returns the end of an address that names them */
  async function writeFiles(name: string, from: Certificates, role: string, endsAt: Date): Promise<string> {
    const { certificate, key } = await from.clientFilesFor(role, endsAt);
    const file = (end: string) => path.join(folder, `${name}.${end}`);
    for (const [end, text] of Object.entries({ crt: certificate, key })) {
      writeFileSync(file(`${end}.new`), text);
      chmodSync(file(`${end}.new`), 0o600);
      renameSync(file(`${end}.new`), file(end));
    }
    return `&sslcert=${file('crt')}&sslkey=${file('key')}`;
  }
  const at = (named: string) =>
    `${Object.assign(new URL(own.url), { hostname: 'localhost' }).href}?sslmode=verify-full&sslrootcert=${authority.caFile}${named}`;

  beforeAll(async () => {
    server = await startPostgres();
    if (server === null) throw new Error('there is no PostgreSQL');
    own = await createPostgres(server.url);
    authority = await openCertificates(path.join(folder, 'own'));
    await switchTlsOn(server, authority, 'cert');
    const url = at(await writeFiles('first', authority, OWNER, inMinutes(10)));
    await (await openPostgres({ url, appUrl: null, log: silent, connections: 1 })).close();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes the product by one that ends in minutes', async () => {
    const url = at(await writeFiles('own', authority, OWNER, inMinutes(10)));
    expect(await connects(url)).toBe(true);
    const { findings, database } = await openDatabase(installation({ DATABASE_URL: url }).config);
    await database?.close();
    expect(said(findings).filter((text) => !text.startsWith('fine'))).toEqual([]);
  });

  it.each([
    ['without one', async () => ''],
    ['of another role', () => writeFiles('postgres', authority, 'postgres', inMinutes(10))],
    ['that has ended', () => writeFiles('ended', authority, OWNER, inMinutes(-5))],
    [
      'of another authority',
      async () => writeFiles('other', await openCertificates(path.join(folder, 'other')), OWNER, inMinutes(10)),
    ],
  ])('takes nobody %s', async (_what, named) => {
    const url = at(await named());
    await expect(connects(url)).rejects.toThrow();
    const dump = startTool('pg_dump', ['--no-password'], environmentOf(url), ['ignore', 'ignore', 'pipe']);
    await expect(dump.done).rejects.toThrow(/certificate|unknown ca/);
  });

  it('is reached with the certificate of now by each new connection of a product that runs', async () => {
    const url = at(await writeFiles('renewed', authority, OWNER, inMinutes(10)));
    const database = connectPostgres({ url, appUrl: null, log: silent, connections: 1 });
    const superuser = new pg.Client({ connectionString: own.superUrl });
    await superuser.connect();
    const readSerials = async () => {
      expect(await database.isReady()).toBe(true);
      const { rows } = await superuser.query<{ serial: string }>(
        `select distinct client_serial::text as serial from pg_stat_ssl join pg_stat_activity using (pid) where usename = '${OWNER}'`,
      );
      return rows.map(({ serial }) => serial);
    };
    const before = await readSerials();
    expect(before).toHaveLength(1);
    await writeFiles('renewed', authority, OWNER, inMinutes(20));
    expect(await readSerials()).toEqual(before);
    await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${OWNER}'`);
    await expect.poll(() => readSerials().catch(() => before), { timeout: 20_000 }).not.toEqual(before);
    await database.close();
    await superuser.end();
  });

  it('is migrated', async () => {
    const { status, text } = await migrate(at(await writeFiles('migrating', authority, OWNER, inMinutes(10))));
    expect([status, text]).toEqual([0, expect.stringContaining('The database is up to date.')]);
  });

  it('is dumped and restored by PostgreSQL’s own programs', async () => {
    const url = at(await writeFiles('dumping', authority, OWNER, inMinutes(10)));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create table kept (n int); insert into kept values (7)');
    const env = environmentOf(url);
    const file = path.join(folder, 'kept.dump');
    const run = (tool: 'pg_dump' | 'pg_restore', ...args: string[]) =>
      startTool(tool, ['--no-password', ...args], env, ['ignore', 'ignore', 'pipe']).done;
    await run('pg_dump', '--format=custom', `--file=${file}`, '--table=kept');
    await client.query('drop table kept');
    await run('pg_restore', `--dbname=${env.PGDATABASE}`, file);
    expect((await client.query('select n from kept')).rows).toEqual([{ n: 7 }]);
    await client.query('drop table kept');
    await client.end();
  });
});
