import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { failureOf } from '#server/http/failures.ts';
import { healthRoutes } from '#server/http/health.ts';
import { admin } from '#tests/cast.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { type Pooler, startPooler } from '#tests/pooler.ts';
import { startPostgres, type TemporaryPostgres } from '#tests/postgres.ts';
import { createWorld, type World } from '#tests/world.ts';

// A server of its own: what is done to the role here would concern the databases of other tests.
const hasServer = inject('postgresUrl') !== null;
const openWith = (url: string) => openPostgres({ url, appUrl: null, log: silent, connections: 2 });

describe.runIf(hasServer)('a database that would not keep rows apart', () => {
  let server: TemporaryPostgres | null;
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let pooler: Pooler;
  let database: Database;
  let world: World;
  const health = async () => {
    const response = await healthRoutes(world, () => false).request('/readyz');
    return { status: response.status, ...(await response.json()) };
  };

  beforeAll(async () => {
    server = await startPostgres();
    own = await createPostgres(server?.url ?? '');
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    pooler = await startPooler(own.superUrl);
    database = await openWith(pooler.url(own.superUrl));
    world = await createWorld({ database });
  });
  afterEach(async () => {
    await world.close();
    await database.close();
    await pooler.stop();
  });

  it('is ready behind a pooler that passes options on', async () => {
    expect(await health()).toEqual({ status: 200, ready: true, stopping: false });
    expect(
      await database.transaction(systemScope, (tx) => tx.execute(sql`select count(*) from services`)),
    ).toBeTruthy();
  });

  it('is not ready behind one that drops them, and says why in one sentence', async () => {
    pooler.dropOptions();
    pooler.cut();
    expect(await health()).toMatchObject({
      status: 503,
      ready: false,
      reason: expect.stringMatching(/^Nothing is served, .*acts as postgres.*pooler/),
    });
    expect(world.logged.join()).toContain('acts as postgres');
  });

  it('is asked for no row then: whoever comes is told to come again', async () => {
    pooler.dropOptions();
    pooler.cut();
    const context = { actor: admin, client: null, platform: world };
    const failure = await listActiveServices(context).catch((error: unknown) => failureOf(error));
    expect(failure).toMatchObject({ status: 503, message: null });
    const db = database.queueConnection().db;
    await expect(db?.executeSql('select * from pgboss.job', [])).rejects.toThrow('acts as postgres');
    await expect(database.listen('greetings', () => {})).rejects.toThrow('acts as postgres');
    expect(pooler.sent()).toContain('select current_user');
    expect(pooler.sent()).not.toMatch(/begin|from "|job|listen /i);
  });

  it('is not even opened', async () => {
    pooler.dropOptions();
    const next = await openWith(pooler.url(own.superUrl));
    await expect(next.transaction(systemScope, (tx) => tx.execute(sql`select 1`))).rejects.toThrow('acts as postgres');
    await next.close();
  });

  it.each([
    ['alter role quietprint_app bypassrls', 'not bound by row level security', 'alter role quietprint_app nobypassrls'],
    ['alter table services owner to quietprint_app', 'owns tables', 'alter table services owner to postgres'],
    ['grant postgres to quietprint_app', 'owns tables', 'revoke postgres from quietprint_app'],
  ])('is not ready after "%s": %s', async (statement, reason, undo) => {
    const owner = await openWith(own.superUrl);
    const asSuper = (text: string) =>
      owner.transaction(systemScope, async (tx) => {
        await tx.execute(sql`set local role none`);
        await tx.execute(sql.raw(text));
      });
    await asSuper(statement);
    try {
      expect(await health()).toMatchObject({ status: 503, reason: expect.stringContaining(reason) });
    } finally {
      await asSuper(undo);
      await owner.close();
    }
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('keeps rows apart all the same when a connection changes its role behind our back', async () => {
    await database.transaction(systemScope, (tx) => tx.execute(sql`set session role none`));
    const { rows } = await database.transaction({ role: 'visitor', userId: null, keys: [] }, (tx) =>
      tx.execute(sql`select current_user as who`),
    );
    expect(rows).toEqual([{ who: 'quietprint_app' }]);
  });
});
