import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { largeIndexes, NO_EXTENSION, WHOLE_INDEXES } from './large-indexes.ts';
import { openPostgres } from './postgres.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('indexes that are built beside the tables they are for', () => {
  let own: Awaited<ReturnType<typeof createPostgres>>;
  let administrator: pg.Client;
  const warn = vi.fn();
  const start = async () => (await openPostgres({ url: own.url, appUrl: null, log: { ...silent, warn } })).close();
  const whole = async () => (await administrator.query(WHOLE_INDEXES)).rows.map(({ name }) => name);
  const names = largeIndexes().map(({ name }) => name);
  beforeEach(async () => {
    warn.mockClear();
    own = await createPostgres(serverUrl as string);
    administrator = new pg.Client({ connectionString: own.superUrl });
    await administrator.connect();
  });
  afterEach(async () => {
    await administrator.end();
    await own.drop();
  });

  it('are there after a start, also when several processes start at once', async () => {
    await Promise.all([start(), start(), start()]);
    expect(await whole()).toEqual(expect.arrayContaining(names));
    expect(names.length).toBe(3);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are built anew where the building broke off', async () => {
    await start();
    await administrator.query(
      `update pg_index set indisvalid = false where indexrelid = 'public.profiles_words_idx'::regclass`,
    );
    await start();
    expect(await whole()).toEqual(expect.arrayContaining(names));
  });

  it('are left out, with a word about it, where the server does not let us have what they need', async () => {
    await administrator.query(`create function refuse() returns event_trigger language plpgsql as
      $$ begin raise exception 'not here' using errcode = 'insufficient_privilege'; end $$`);
    await administrator.query(
      `create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`,
    );
    await start();
    expect(warn).toHaveBeenCalledWith(NO_EXTENSION);
    const { rows } = await administrator.query(
      `select set_config('app.role', 'admin', false), find_profiles('%a%', 10) as ids`,
    );
    expect(rows[0].ids).toBeNull();
  });
});
