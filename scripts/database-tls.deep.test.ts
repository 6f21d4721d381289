import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openPostgres } from '#platform/database/postgres.ts';
import { isOutage } from '#platform/outage.ts';
import { openCertificates } from '#sandbox/certificates.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { connects, migrate, switchTlsOn } from '#tests/postgres-tls.ts';
import { environmentOf, startTool } from './backup/tools.ts';
import { openDatabase } from './doctor/database.ts';
import { installation, said } from './doctor/installation.fixture.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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
    const certificates = await openCertificates(path.join(folder, 'own'));
    await switchTlsOn(server, certificates);
    files = { OWN: certificates.caFile, OTHER: other.caFile };
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
