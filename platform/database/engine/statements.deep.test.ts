import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { prepareStatements, type Query } from './statements.ts';

let engine: PGlite;
let query: Query;
beforeAll(async () => {
  engine = await openEngine(null);
  query = prepareStatements(engine);
  await engine.exec('create table things (id int primary key, name text)');
});
afterAll(() => engine.close());

describe('a prepared statement of the embedded engine', () => {
  it.each<[text: string, values?: unknown[]]>([
    ['select $1::int as a, $2::text as b, $3::bool as c, $4::float8 as d', [1, 'two', true, 4.5]],
    ['select $1::int as nothing, $2::text as "not given"', [null, undefined]],
    ['select $1::jsonb as object, $2::jsonb as text', [{ a: [1, null] }, '{"b":2}']],
    ['select $1::timestamptz as at, $2::date as day', [new Date('2026-11-26T05:00:00Z'), '2026-11-26']],
    [
      'select $1::text[] as words, $2::int[] as numbers',
      [
        ['a', 'b,"c'],
        [1, 2],
      ],
    ],
    ['select $1::bytea as bytes, $2::int8 as large, $3::numeric as exact', [new Uint8Array([0, 255]), 7n, '1.50']],
    ['select n, null as nothing from generate_series(1, 3) as n'],
    ['select 1 as twice, 2 as twice'],
    ['select 1 where false'],
  ])('says what the engine says: %s', async (text, values) => {
    for (const rowMode of ['array', 'object'] as const) {
      const { rows, fields } = await engine.query(text, values, { rowMode });
      expect(await query(text, values, { rowMode })).toMatchObject({ rows, fields });
      expect((await query(text, values, { rowMode })).rows).toEqual(rows);
    }
  });

  it('reads as it is told to', async () => {
    const { rows } = await query('select $1::int as n', [7], { parsers: { 23: (text) => `<${text}>` } });
    expect(rows).toEqual([{ n: '<7>' }]);
  });

  it('says how many rows it changed', async () => {
    const insert = 'insert into things select n, $1 from generate_series(1, 3) n';
    expect((await query(insert, ['thing'])).affectedRows).toBe(3);
    expect((await query('update things set name = $1 where id > $2', ['other', 1])).affectedRows).toBe(2);
    expect((await query('delete from things')).affectedRows).toBe(3);
  });

  it('that fails says why, and is asked again afterwards', async () => {
    const insert = 'insert into things (id) values ($1)';
    await query(insert, [1]);
    const twice = engine.transaction(() => query(insert, [1]));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    await expect(query('select from nowhere')).rejects.toMatchObject({ code: '42P01' });
    expect((await query(insert, [2])).affectedRows).toBe(1);
    await query('delete from things');
  });

  it('is one of as many as are asked at once, and of more than are kept', async () => {
    const numbers = Array.from({ length: 450 }, (_, n) => n);
    const ask = () => Promise.all(numbers.map((n) => query<{ n: number }>(`select ${n} + $1::int as n`, [1])));
    await ask();
    expect((await ask()).map(({ rows }) => rows[0]?.n)).toEqual(numbers.map((n) => n + 1));
    const { rows } = await engine.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements');
    expect(rows[0]?.kept).toBeLessThanOrEqual(200);
  });

  it('sees a table that was changed since', async () => {
    const text = 'select name from things';
    await query(text);
    await engine.exec('alter table things rename to objects; create table things (id int, name text default $$new$$)');
    await query('insert into things values (1)');
    expect((await query(text)).rows).toEqual([{ name: 'new' }]);
  });
});
