import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { embeddedDatabase, migrateEmbedded } from '#platform/database/embedded.ts';
import { MIGRATIONS } from '#platform/database/migrations.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import type { Logger } from '#platform/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's address of a temporary PostgreSQL server; null where the machine has none. */
    postgresUrl: string | null;
  }
}

export const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

const migrationsDigest = () => {
  const digest = createHash('sha256').update(readFileSync('node_modules/pg-boss/package.json'));
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    digest.update(readFileSync(path.join(MIGRATIONS, file)));
  }
  return digest.digest('hex').slice(0, 16);
};

/** An embedded database, in memory, from a migrated copy that is made once per set of migrations. */
export async function openTestEmbedded(): Promise<Database> {
  const folder = path.join(os.tmpdir(), 'quietprint-tests');
  const copy = path.join(folder, `migrated-${migrationsDigest()}.tar`);
  if (!existsSync(copy)) {
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create();
    await migrateEmbedded(client);
    const unfinished = `${copy}.${process.pid}.${Math.random()}`;
    writeFileSync(unfinished, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    renameSync(unfinished, copy);
    await client.close();
  }
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(copy)]) });
  return embeddedDatabase(
    client,
    async () => {},
    () => {
      throw new Error('the embedded database does not answer');
    },
  );
}

let counter = 0;

/** A fresh database on the temporary server, owned by a login that is no superuser, and its addresses. */
export async function createPostgres(
  serverUrl: string,
): Promise<{ url: string; superUrl: string; drop(): Promise<void> }> {
  const name = `quietprint_${process.pid}_${Date.now()}_${counter++}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(
    `do $$ begin create role quietprint_owner login createrole; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await run(`create database ${name} owner quietprint_owner`);
  const at = (user?: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    if (user) url.username = user;
    return url.href;
  };
  return {
    url: at('quietprint_owner'),
    superUrl: at(),
    drop: () => run(`drop database if exists ${name} with (force)`),
  };
}

export async function openTestPostgres(serverUrl: string): Promise<Database> {
  const { url, drop } = await createPostgres(serverUrl);
  const database = await openPostgres({ url, appUrl: null, log: silent, connections: 4 });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Runs the same tests on the embedded database and, where the machine has one, on PostgreSQL. */
export function onEachDatabase(
  title: string,
  tests: (open: () => Promise<Database>, kind: Database['kind']) => void,
): void {
  describe(`${title} [embedded]`, () => tests(openTestEmbedded, 'embedded'));
  const serverUrl = inject('postgresUrl');
  if (serverUrl) describe(`${title} [postgres]`, () => tests(() => openTestPostgres(serverUrl), 'postgres'));
  else describe.skip(`${title} [postgres: no server on this machine]`, () => tests(openTestEmbedded, 'postgres'));
}
