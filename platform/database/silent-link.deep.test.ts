import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { type Link, openLink } from '#tests/link.ts';
import { isOutage } from '../outage.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { systemScope } from './scope.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('a connection on which nothing comes any more', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let link: Link;
  let database: Database;
  beforeAll(async () => {
    own = await createPostgres(serverUrl as string);
    const url = new URL(own.url);
    link = await openLink({ host: url.hostname, port: Number(url.port) });
    url.port = String(link.port);
    database = await openPostgres({ url: url.href, appUrl: null, log: silent, connections: 1 });
  });
  afterAll(async () => {
    await database.close();
    await link.close();
    await own.drop();
  });
  const ask = () => database.transaction(systemScope, (tx) => tx.execute(sql`select 1`));

  it('is an outage, is given up once a statement has had its time, and makes room for another', async () => {
    await ask();
    link.silence();
    const startedAt = performance.now();
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    // A statement has 8.5 s; to ask for the rollback took as long again.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    await link.mend();
    await ask();
  });
});
