import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { MigrationsMissingError } from '#platform/database/migrations.ts';
import { openMigrated, openPostgres } from '#platform/database/postgres.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { createWorld } from '#tests/world.ts';
import { readinessOf } from './readiness.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('a process that may not migrate', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let operator: pg.Client;
  const open = () => openMigrated({ url: own.url, log: silent });
  const migrate = async () => (await openPostgres({ url: own.url, appUrl: null, log: silent })).close();
  const forgetNewest = () =>
    operator.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
  beforeEach(async () => {
    own = await createPostgres(serverUrl as string);
    operator = new pg.Client({ connectionString: own.superUrl });
    await operator.connect();
    await operator.query(
      'do $$ begin create role quietprint_app; exception when duplicate_object or unique_violation then null; end $$',
    );
    await operator.query('grant quietprint_app to quietprint_owner');
  });
  afterEach(async () => {
    await operator.end();
    await own.drop();
  });

  it('does not start on a database that is empty, or lacks its newest migration', async () => {
    await expect(open()).rejects.toThrow(MigrationsMissingError);
    await migrate();
    await (await open()).close();
    await forgetNewest();
    await expect(open()).rejects.toThrow('Run npm run db:migrate');
  });

  it('starts also when it computes for longer than a connection may take', async () => {
    await migrate();
    const opening = open();
    const end = performance.now() + 3_200;
    while (performance.now() < end);
    await (await opening).close();
  });

  it('is not ready while a migration is missing, and says so', async () => {
    await migrate();
    const database = await open();
    const world = await createWorld({ database });
    expect(await readinessOf(world, () => false)).toEqual({ ready: true, stopping: false });
    await forgetNewest();
    expect(await readinessOf(world, () => false)).toMatchObject({
      ready: false,
      reason: expect.stringContaining('db:migrate'),
    });
    await world.close();
    await database.close();
  });
});
