import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { openPostgres } from '#platform/database/postgres.ts';
import { silent } from './databases.ts';
import { digestOfMigrations, makeOnce } from './migrated-copy.ts';
import { postgresVersion, startPostgres, type TemporaryPostgres } from './postgres.ts';

/** Its login that owns the database and is no superuser, as a hosting service gives it. */
const OWNER = 'owner';
const DATABASE = 'quietprint';

/** @returns the owner's address of the database in a cluster that `createOwnedDatabase` has filled, or a copy of it */
export function ownersAddress(server: Pick<TemporaryPostgres, 'url'>): string {
  const address = new URL(server.url);
  address.username = OWNER;
  address.pathname = `/${DATABASE}`;
  return address.href;
}

/** Makes an empty database and its owner in an empty cluster. */
export async function createOwnedDatabase({ url }: Pick<TemporaryPostgres, 'url'>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create role ${OWNER} login createrole`);
  await client.query(`create database ${DATABASE} owner ${OWNER}`);
  await client.end();
}

/**
 * @returns a tar file of the data folder of a PostgreSQL whose database is migrated and empty, made once per set of migrations
 * and version of the server; null where the machine has no PostgreSQL
 */
export async function migratedCluster(): Promise<string | null> {
  const version = postgresVersion();
  if (version === null) return null;
  return makeOnce(`cluster-${await digestOfMigrations(version)}.tar`, async (file) => {
    const server = await startPostgres();
    if (!server) throw new Error('no PostgreSQL on this machine');
    try {
      await createOwnedDatabase(server);
      const database = await openPostgres({ url: ownersAddress(server), appUrl: null, log: silent });
      await database.close();
      await server.shutDown();
      execFileSync('tar', ['-cf', file, '-C', path.dirname(server.folder), path.basename(server.folder)]);
    } finally {
      await server.stop();
    }
  });
}
