import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connectPostgres, openPostgres } from '#platform/database/postgres.ts';
import { isOutage } from '#platform/outage.ts';
import { openCertificates } from '#sandbox/certificates.ts';
import { createPostgres, silent } from '#tests/databases.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { environmentOf, startTool } from './backup/tools.ts';
import { openDatabase } from './doctor/database.ts';
import { installation, said } from './doctor/installation.fixture.ts';
import { root } from './processes.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Everybody but the superuser comes by TLS only. */
const ACCESS = 'host all postgres 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 trust\n';

/** Has a running server take TLS, with a certificate for `localhost`. @returns the file of its authority */
async function switchTlsOn({ url, folder }: TemporaryPostgres, certificates: string): Promise<string> {
  const { caFile, filesFor } = await openCertificates(certificates);
  const { certificate, key } = await filesFor('localhost');
  const { uid, gid } = statSync(folder);
  for (const [name, text] of Object.entries({ 'server.crt': certificate, 'server.key': key, 'pg_hba.conf': ACCESS })) {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  // The server reads its files again a moment later, and its first connections with TLS come after that.
  for (const until = Date.now() + 10_000; ; await wait(50)) {
    const { rows } = await client.query('show ssl');
    if (rows[0].ssl === 'on') break;
    if (Date.now() > until) throw new Error('the server does not take TLS');
  }
  await client.end();
  return caFile;
}

// A server of its own: the others take no TLS.
describe.runIf(inject('postgresUrl') !== null)('a server of PostgreSQL that takes TLS', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-tls-'));
  let server: TemporaryPostgres | null;
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let files: Record<'OWN' | 'OTHER', string>;
  /** @param query with the names of `files` in it */
  const at = (host: string, query: string) => {
    const named = query.replace(/OWN|OTHER/, (name) => files[name as keyof typeof files]);
    return `${Object.assign(new URL(own.url), { hostname: host }).href}${named}`;
  };
  beforeAll(async () => {
    server = await startPostgres();
    if (server === null) throw new Error('there is no PostgreSQL');
    own = await createPostgres(server.url);
    const other = await openCertificates(path.join(folder, 'other'));
    files = { OWN: await switchTlsOn(server, path.join(folder, 'own')), OTHER: other.caFile };
    const url = at('localhost', '?sslmode=verify-full&sslrootcert=OWN');
    await (await openPostgres({ url, appUrl: null, log: silent, connections: 1 })).close();
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const taken = ['sslmode=verify-full&sslrootcert=OWN', 'sslmode=require&sslrootcert=OWN', 'sslrootcert=OWN'];
  const unknown = 'Name the authority';
  const refused: [what: string, host: string, query: string, advice: string][] = [
    ['of an authority that nobody named', 'localhost', '?sslmode=verify-full', unknown],
    ['of an authority that nobody named, at require', 'localhost', '?sslmode=require', unknown],
    ['of another authority', 'localhost', '?sslmode=verify-full&sslrootcert=OTHER', unknown],
    ['for another name', '127.0.0.1', '?sslmode=verify-full&sslrootcert=OWN', 'Use the name in the address'],
    [
      'for another name, at verify-ca',
      '127.0.0.1',
      '?sslmode=verify-ca&sslrootcert=OWN',
      'Use the name in the address',
    ],
    ['that is not asked for', 'localhost', '', 'The server wants TLS'],
    ['that is not wanted', 'localhost', '?sslmode=disable', 'The server wants TLS'],
  ];

  async function connects(url: string): Promise<boolean> {
    const database = connectPostgres({ url, appUrl: null, log: silent, connections: 1 });
    try {
      return await database.isReady();
    } finally {
      await database.close();
    }
  }

  async function dumps(url: string): Promise<string> {
    const tool = startTool('pg_dump', ['--no-password', '--table=nothing*'], environmentOf(url), [
      'ignore',
      'ignore',
      'pipe',
    ]);
    return tool.done.then(
      () => 'dumped',
      (error: Error) => error.message,
    );
  }

  describe.each(taken)('and shows who it is: %s', (query) => {
    it('is connected to, encrypted', async () => {
      expect(await connects(at('localhost', `?${query}`))).toBe(true);
      const client = new pg.Client({ connectionString: at('localhost', `?${query}`) });
      await client.connect();
      const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      await client.end();
      expect(rows).toEqual([{ ssl: true }]);
    });

    it('is found in order by the doctor', async () => {
      const { config } = installation({ DATABASE_URL: at('localhost', `?${query}`) });
      const { findings, database } = await openDatabase(config);
      await database?.close();
      expect(said(findings).filter((text) => !text.startsWith('fine'))).toEqual([]);
    });

    it('is dumped by PostgreSQL’s own program', async () => {
      expect(await dumps(at('localhost', `?${query}`))).toMatch(/^dumped$|no matching tables/);
    });
  });

  describe.each(refused)('with a certificate %s', (_what, host, query, advice) => {
    it('is not connected to: who asks meanwhile is told to come again', async () => {
      const error = await connects(at(host, query)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(isOutage(error)).toBe(true);
    });

    it('is named by the doctor, with what to do', async () => {
      const { config } = installation({ DATABASE_URL: at(host, query) });
      const { findings } = await openDatabase(config);
      expect(findings).toEqual([expect.objectContaining({ state: 'wrong', mend: expect.stringContaining(advice) })]);
    });

    // PostgreSQL's own programs ask for TLS by themselves where the address says nothing.
    it.skipIf(query === '')('is not dumped', async () => {
      expect(await dumps(at(host, query))).toMatch(/^pg_dump failed: .*(?:certificate|no encryption)/s);
    });
  });

  it('is used by whoever does not care who answers, encrypted', async () => {
    expect(await connects(at('127.0.0.1', '?sslmode=no-verify'))).toBe(true);
    expect(await dumps(at('127.0.0.1', '?sslmode=no-verify'))).toMatch(/^dumped$|no matching tables/);
  });

  const migrate = async (url: string) => {
    const child = spawn(process.execPath, ['scripts/migrate.ts'], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const [status] = await once(child, 'close');
    return { status, text };
  };

  it('is migrated', async () => {
    const { status, text } = await migrate(at('localhost', '?sslmode=verify-full&sslrootcert=OWN'));
    expect([status, text]).toEqual([0, expect.stringContaining('The database is up to date.')]);
  });

  it.each([
    [
      'that cannot be believed',
      () => at('localhost', '?sslmode=verify-full'),
      /^The database cannot be reached: .*Name the/m,
    ],
    [
      'whose authority lies in no file',
      () => at('localhost', '?sslrootcert=/none/ca.pem'),
      /^A file that the .*none\/ca.pem/m,
    ],
  ])('%s ends a start with 69, and a sentence', async (_what, url, sentence) => {
    const { status, text } = await migrate(url());
    expect(text).toMatch(sentence);
    expect(text).not.toMatch(/^\s+at /m);
    expect(status).toBe(69);
  });
});
