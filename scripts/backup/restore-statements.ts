import { TABLES } from './facts.ts';
import type { Manifest } from './manifest.ts';

/** Both bind the owner as well: forced for what is restored, lifted for a moment to see every row. */
const unforced = (work: string, table: string) => `
    select relforcerowsecurity into forced from pg_class where oid = ${table}::regclass;
    if forced then execute format('alter table %s no force row level security', ${table}); end if;
    ${work}
    if forced then execute format('alter table %s force row level security', ${table}); end if;`;

/** Keys that the present database destroyed: what they sealed must not come back with an older backup. */
export const REMEMBER_DESTROYED = `
create temporary table destroyed_keys (id uuid) on commit drop;
do $$ declare forced boolean; begin
  if to_regclass('public.data_keys') is not null then
    ${unforced('insert into pg_temp.destroyed_keys select id from public.data_keys where destroyed_at is not null;', `'public.data_keys'`)}
  end if;
end $$;`;

export const KEEP_DESTROYED = `
do $$ declare forced boolean; begin
  ${unforced(
    `update public.data_keys set wrapped = null, destroyed_at = coalesce(destroyed_at, now())
     where wrapped is not null and id in (select id from pg_temp.destroyed_keys);`,
    `'public.data_keys'`,
  )}
end $$;`;

/** Takes away everything that a backup brings. The schema \`public\` itself belongs to the server. */
export const CLEAR = `
do $$ declare thing record; begin
  drop schema if exists drizzle cascade;
  drop schema if exists pgboss cascade;
  for thing in select c.oid::regclass as name, c.relkind from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.objsubid = 0 and d.deptype in ('e', 'a', 'i'))
  loop
    execute format('drop %s if exists %s cascade',
      case thing.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      thing.name);
  end loop;
  for thing in select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('drop routine if exists %s cascade', thing.name); end loop;
  for thing in select t.oid::regtype as name from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  loop execute format('drop type if exists %s cascade', thing.name); end loop;
  if exists (select from pg_roles where rolname = 'quietprint_app') then
    alter default privileges in schema public revoke all on tables from quietprint_app;
    alter default privileges in schema public revoke all on sequences from quietprint_app;
  end if;
end $$;`;

/** Says in the restored database that it was restored, and from when the backup is. */
export const markRestored = ({ createdAt }: Manifest): string => `
do $$ declare forced boolean; begin
  ${unforced(
    `insert into public.database_restores (backup_made_at) values (${quoted(createdAt)}::timestamptz);`,
    `'public.database_restores'`,
  )}
end $$;`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Fails, and so undoes everything, when a table has other rows than the backup counted. */
export const checkRows = (rows: Manifest['rows']): string => `
do $$ declare expected record; found bigint; forced boolean; begin
  for expected in select * from (values ${Object.entries(rows)
    .map(([name, count]) => `(${quoted(name)}, ${count}::bigint)`)
    .join(', ')}) as list (name, count)
  loop
    ${unforced(`execute format('select count(*) from %s', expected.name) into found;`, 'expected.name')}
    if found <> expected.count then
      raise exception '% has % rows, and the backup says %', expected.name, found, expected.count;
    end if;
  end loop;
  if (select count(*) from (${TABLES}) as present) <> ${Object.keys(rows).length} then
    raise exception 'there are tables of which the backup says nothing';
  end if;
end $$;`;
