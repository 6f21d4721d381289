import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';

/** What belongs neither to the server, nor to an extension, nor to the queue's library. */
const OURS = sql`n.nspname !~ '^(pg_|information_schema$|pgboss$)'`;
const NO_EXTENSION = sql`not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** The attack: temporary tables named like ours, whose triggers note down as whom they run. */
async function shadowTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`create function pg_temp.note_who() returns trigger language plpgsql as $$
    begin perform set_config('attack.ran_as', current_user, true); return null; end $$`);
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    await tx.execute(sql`create temporary table ${sql.identifier(name)} (like public.${sql.identifier(name)})`);
    await tx.execute(
      sql`create trigger attack before insert or update or delete on pg_temp.${sql.identifier(name)} for each statement execute function pg_temp.note_who()`,
    );
  }
}

onEachDatabase('what the application may do to the database', (open) => {
  let database: Database;
  const asApp = <Row extends Record<string, unknown>>(query: SQL) =>
    database.transaction(systemScope, async (tx) => (await tx.execute<Row>(query)).rows);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('every function finds names in the catalogue only, with temporary ones last', async () => {
    const rows = await asApp(
      sql`select p.oid::regprocedure::text as name, p.proconfig as settings from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and ${NO_EXTENSION}`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(13);
    for (const { name, settings } of rows) expect(settings, String(name)).toEqual(['search_path=pg_catalog, pg_temp']);
  });

  it('functions of the owner are for the role of the application alone, and triggers are called by nobody', async () => {
    const rows = await asApp(
      sql`select p.proname as name, p.prosecdef as owners, p.prorettype = 'trigger'::regtype as trigger,
            array(select grantee::regrole::text from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner)))
              where grantee <> p.proowner) as callers
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and ${NO_EXTENSION}`,
    );
    for (const { name, owners, trigger, callers } of rows) {
      expect(owners, String(name)).toBe(!trigger);
      expect(callers, String(name)).toEqual(trigger ? [] : ['quietprint_app']);
    }
  });

  it('no function of the owner runs what the application named like a table', async () => {
    const ran = await database
      .transaction(systemScope, async (tx) => {
        // Also where the right to temporary tables was left: the functions alone must hold.
        await tx.execute(sql`set local role none`);
        await tx.execute(
          sql`do $$ begin execute format('grant temporary on database %I to quietprint_app', current_database()); end $$`,
        );
        await tx.execute(sql`set local role quietprint_app`);
        await shadowTables(tx);
        const { rows } = await tx.execute<{ call: string }>(
          sql`select format('select * from %s(%s)', p.oid::regproc, (select string_agg('null::' || format_type(t, null), ', ')
              from unnest(p.proargtypes) t)) as call
            from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace`,
        );
        expect(rows.length).toBeGreaterThanOrEqual(5);
        const ran: unknown[] = [];
        for (const { call } of rows) {
          await tx.execute(sql.raw(call));
          const after = await tx.execute(sql`select nullif(current_setting('attack.ran_as', true), '') as who`);
          ran.push(...after.rows.map(({ who }) => who && `${call} as ${who}`));
          await tx.execute(sql`set local attack.ran_as = ''`);
        }
        throw Object.assign(new Error('undo'), { ran: ran.filter(Boolean) });
      })
      .catch((error) => {
        if (!error.ran) throw error;
        return error.ran;
      });
    expect(ran).toEqual([]);
  });

  it('the application can make nothing: no temporary table, no table, no function, no schema', async () => {
    for (const statement of [
      'create temporary table audit_logs (id uuid)',
      'create table public.made (id uuid)',
      'create table pgboss.made (id uuid)',
      'create table drizzle.made (id uuid)',
      'create function public.made() returns int language sql as $$ select 1 $$',
      'create schema made',
      'create trigger made before insert on public.audit_logs execute function public.keep_audit_logs()',
      'alter table public.audit_logs disable trigger user',
      `set local session_replication_role = 'replica'`,
    ])
      await expect(asApp(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('it works with rows only, is a member of no other role, and no view lends it the rights of the owner', async () => {
    const granted = await asApp(
      sql`select distinct privilege_type as what from pg_class c join pg_namespace n on n.oid = c.relnamespace,
            aclexplode(c.relacl) where grantee in (0, 'quietprint_app'::regrole) and c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$)'`,
    );
    expect(granted.map(({ what }) => what).sort()).toEqual(['DELETE', 'INSERT', 'SELECT', 'UPDATE']);
    const memberships = sql`select roleid::regrole::text as name from pg_auth_members where member = 'quietprint_app'::regrole`;
    expect(await asApp(memberships)).toEqual([]);
    const views = sql`select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('v', 'm') and ${OURS}`;
    expect(await asApp(views)).toEqual([]);
  });

  it('every table of the queue is known, with what the owner trusts in it', async () => {
    const tables = await asApp(
      sql`select relname::text as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p') and relname !~ '^queue_stats_\\d+$' order by 1`,
    );
    // What the owner runs or goes by is in bam, queue and version: the next test. The others hold rows that nobody runs.
    expect(tables.map(({ name }) => name)).toEqual([
      ...['bam', 'job', 'job_common', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription'],
      ...['version', 'warning'],
    ]);
    const running = await asApp(
      sql`select distinct proname::text as name from pg_proc where pronamespace = 'pgboss'::regnamespace and prosrc ~* 'execute (format|pgboss|''|[a-z_]+\\()' order by 1`,
    );
    expect(running.map(({ name }) => name)).toEqual(['create_queue', 'delete_queue', 'job_table_run']);
  });

  it.each([
    [
      'a statement',
      `insert into pgboss.bam (name, version, table_name, command) values ('x', 1, 'job', 'select 1')`,
      '42501',
    ],
    ['another statement', `update pgboss.bam set command = 'select 1'`, '42501'],
    ['the version of the tables', 'update pgboss.version set version = 1', '42501'],
    ['no version', 'delete from pgboss.version', '42501'],
    ['the name of a table', `update pgboss.queue set table_name = 'job_common (name); drop table x; --'`, '23514'],
    ['a part of its own', 'update pgboss.queue set partition = true', '23514'],
    [
      'a migration that was not made',
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 0)",
      '42501',
    ],
    ['a migration as not made', 'delete from drizzle.__drizzle_migrations', '42501'],
  ])('the application cannot leave the owner %s to go by', async (_what, statement, code) => {
    await asApp(sql`select pgboss.create_queue('test.mine', '{"policy":"standard"}'::jsonb)`);
    await expect(asApp(sql.raw(statement)), statement).rejects.toMatchObject({ cause: { code } });
  });
});
