import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseFolder } from '#platform/database/folder.ts';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { checkBackups } from './backups.ts';
import { linkFindings, openDatabase } from './database.ts';
import { installation, said } from './installation.fixture.ts';

async function findingsFor(env: Record<string, string>): Promise<string[]> {
  const { findings, database } = await openDatabase(installation(env).config);
  await database?.close();
  return said(findings);
}

describe('the embedded database', () => {
  it('that is in use is not called sound', async () => {
    const { config } = installation();
    mkdirSync(databaseFolder(config.dataDir), { recursive: true });
    const unlock = await lockFolder(config.dataDir);
    const { findings, database } = await openDatabase(config);
    await unlock();
    expect(database).toBeNull();
    expect(said(findings)).toEqual([expect.stringMatching(/^not checked: .* in use by process \d+/)]);
  });

  it('that does not open is named', async () => {
    const { config } = installation();
    mkdirSync(databaseFolder(config.dataDir), { recursive: true });
    writeFileSync(path.join(databaseFolder(config.dataDir), 'PG_VERSION'), '9.6\n');
    expect(said((await openDatabase(config)).findings)).toEqual([expect.stringMatching(/^wrong: .* does not open/)]);
  });
});

describe('the way to a database', () => {
  const at = (host: string, query = '') => `postgres://web:word@${host}/quietprint${query}`;

  it.each([
    ['does not leave this machine', at('localhost'), false, []],
    ['is encrypted and verified', at('db.example', '?sslmode=verify-full'), true, []],
    ['is not encrypted', at('db.internal'), false, [/^weak: The connection to the database is not encrypted/]],
    ['is not encrypted on purpose', at('db.example', '?sslmode=disable'), false, [/^weak: .* is not encrypted/]],
    [
      'leads to whoever answers',
      at('db.example', '?sslmode=no-verify'),
      true,
      [/^weak: .* whoever answers is believed/],
    ],
  ])('that %s is called so', (_what, url, isEncrypted, findings) => {
    expect(said(linkFindings(url, isEncrypted))).toEqual(findings.map((text) => expect.stringMatching(text)));
  });
});

// A server of its own: what is done to roles here would concern the databases of other tests.
describe.runIf(inject('postgresUrl') !== null)('PostgreSQL', () => {
  let server: TemporaryPostgres | null;
  let own: Awaited<ReturnType<typeof createPostgres>>;
  const asSuperuser = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: own.superUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const urlOf = (user: string) => Object.assign(new URL(own.url), { username: user }).href;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    own = await createPostgres(server?.url ?? '');
    await (await openPostgres({ url: own.url, appUrl: null, log: silent, connections: 1 })).close();
  });

  it('that is set up well is called so, and is read without being changed', async () => {
    await asSuperuser('create role web login in role quietprint_app');
    onTestFinished(() => asSuperuser('drop role web'));
    const findings = await findingsFor({ DATABASE_URL: own.url, DATABASE_APP_URL: urlOf('web') });
    expect(findings.filter((text) => !text.startsWith('fine'))).toEqual([]);
    expect(findings.length).toBe(3);
  });

  it('that nobody answers for is named', async () => {
    expect(await findingsFor({ DATABASE_URL: 'postgres://owner:word@127.0.0.1:9/quietprint' })).toEqual([
      expect.stringMatching(/^wrong: DATABASE_URL: 127.0.0.1:9\/quietprint cannot be used/),
    ]);
  });

  it('that does not exist is named, and the password is not said', async () => {
    const url = Object.assign(new URL(own.url), { pathname: '/nothing', password: 'a-secret' }).href;
    const findings = await findingsFor({ DATABASE_URL: url });
    expect(findings).toEqual([expect.stringMatching(/^wrong: .*"nothing" does not exist/)]);
    expect(findings.join()).not.toContain('a-secret');
  });

  it('that is empty is not called sound', async () => {
    const empty = await createPostgres(server?.url ?? '');
    expect(await findingsFor({ DATABASE_URL: empty.url })).toContainEqual(
      expect.stringMatching(/^not checked: .* is empty/),
    );
  });

  it('whose role would see every row is named', async () => {
    await asSuperuser('alter role quietprint_app bypassrls');
    onTestFinished(() => asSuperuser('alter role quietprint_app nobypassrls'));
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual(
      expect.stringMatching(/^wrong: .* not bound by row level security/),
    );
  });

  it('whose login may not act as the role is named', async () => {
    await asSuperuser('create role stranger login');
    onTestFinished(() => asSuperuser('drop role stranger'));
    expect(await findingsFor({ DATABASE_URL: own.url, DATABASE_APP_URL: urlOf('stranger') })).toContainEqual(
      expect.stringMatching(/^wrong: The login of DATABASE_APP_URL may not act as quietprint_app/),
    );
  });

  it.each(['url', 'superUrl'] as const)(
    'whose login for web and worker sees every row as %s is named',
    async (login) => {
      expect(await findingsFor({ DATABASE_URL: own.url, DATABASE_APP_URL: own[login] })).toContainEqual(
        expect.stringMatching(/^weak: The login of DATABASE_APP_URL owns the tables or is not bound/),
      );
    },
  );

  it('that a newer version has migrated is named', async () => {
    await asSuperuser(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`);
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual(
      expect.stringMatching(/^weak: A newer version has migrated/),
    );
  });

  it('that lacks migrations is named', async () => {
    await asSuperuser(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual('weak: 1 migrations have not run.');
  });

  it('whose searches read every row is named, by what is missing', async () => {
    await asSuperuser('drop index profiles_words_idx');
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual(
      'weak: Indexes are missing: profiles_words_idx.',
    );
    await asSuperuser('drop extension pg_trgm cascade');
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual(
      'weak: Searches of the panel read every row, as the extension pg_trgm is missing.',
    );
  });

  it('whose role may make tables is named', async () => {
    await asSuperuser('grant create on schema public to quietprint_app');
    expect(await findingsFor({ DATABASE_URL: own.url })).toContainEqual(
      expect.stringMatching(/^weak: The application may make tables/),
    );
  });

  it('whose login for backups would leave rows out is named', async () => {
    const bound = installation({ DATABASE_URL: own.url, BACKUP_PASSPHRASE: 'long enough for a test' });
    expect(said(await checkBackups(bound))).toContainEqual(
      expect.stringMatching(/^wrong: The login for backups is bound by row level security/),
    );
    const free = installation({ DATABASE_URL: own.url, BACKUP_DATABASE_URL: own.superUrl });
    expect(said(await checkBackups(free))).toContainEqual('fine: The login for backups reads every row.');
  });

  it('whose login for backups cannot verify them is named', async () => {
    await asSuperuser('create role copier login bypassrls createdb');
    onTestFinished(() => asSuperuser('revoke quietprint_app from copier', 'drop role copier'));
    const findingsFor = async () =>
      said(
        await checkBackups(
          installation({ DATABASE_URL: own.url, BACKUP_DATABASE_URL: urlOf('copier'), BACKUP_DIR: '/nonexistent' }),
        ),
      );
    const expected = expect.stringMatching(/^wrong: .* cannot make the scratch database/);
    expect(await findingsFor()).toContainEqual(expected);
    await asSuperuser('grant quietprint_app to copier');
    expect(await findingsFor()).not.toContainEqual(expected);
  });

  it('without its programs is named', async () => {
    const poor = installation({ DATABASE_URL: own.superUrl, BACKUP_PASSPHRASE: 'too short', PATH: '/nonexistent' });
    const findings = said(await checkBackups(poor));
    expect(findings).toContainEqual('wrong: pg_dump is not on the PATH.');
    expect(findings).toContainEqual('wrong: BACKUP_PASSPHRASE is too short.');
  });
});
