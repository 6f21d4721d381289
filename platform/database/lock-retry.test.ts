import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { retryWhileLocked } from './lock-retry.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('a migration of a table that a long transaction uses', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let user: pg.Client;
  let owner: pg.Client;
  let reader: pg.Client;
  const connect = async () => {
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    return client;
  };
  beforeEach(async () => {
    own = await createPostgres(serverUrl as string);
    [user, owner, reader] = await Promise.all([connect(), connect(), connect()]);
    await user.query('create table used (id int)');
    await user.query('begin; select from used');
  });
  afterEach(async () => {
    await Promise.all([user.end(), owner.end(), reader.end()]);
    await own.drop();
  });
  const alter = async () => void (await owner.query('alter table used add column more int'));
  /** Whether somebody waits for the table. */
  const waits = async () =>
    (await user.query('select from pg_locks where not granted and relation = $1::regclass', ['used'])).rowCount === 1;

  it('lets others read it meanwhile, and is made once the transaction has ended', async () => {
    const altered = retryWhileLocked(owner, silent, alter);
    await expect.poll(waits).toBe(true);
    const asked = performance.now();
    await reader.query('select from used');
    expect(performance.now() - asked).toBeLessThan(4_500 * slownessNow());
    await user.query('commit');
    await altered;
    expect((await reader.query('select more from used')).rows).toEqual([]);
  });

  it('fails at once with whatever else is wrong', async () => {
    const broken = () => owner.query('alter table nowhere add column more int').then(() => {});
    await expect(retryWhileLocked(owner, silent, broken)).rejects.toThrow('does not exist');
  });
});
