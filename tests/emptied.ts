/**
 * Leaves the tables as the migrations left them. Needs a superuser: the guards forbid it to everybody else. Tables of one page are
 * deleted from, which is much faster than giving them new files. In larger ones new rows would fill the holes that deleted ones leave,
 * and a query without an order would not give them as they were written.
 */
export const emptyAgain = `
  set session_replication_role = replica;
  do $$
  declare
    candidate record;
    large text[] := '{}';
  begin
    for candidate in
      select oid::regclass::text as name, pg_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and oid <> 'pgboss.version'::regclass and pg_relation_size(oid) > 0
    loop
      if candidate.bytes > 8192 then
        large := large || candidate.name;
      else
        execute 'delete from ' || candidate.name;
      end if;
    end loop;
    if cardinality(large) > 0 then
      execute 'truncate ' || array_to_string(large, ', ') || ' cascade';
    end if;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences
      where schemaname in ('public', 'pgboss') and last_value is not null;
    update pgboss.version set (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) = (null, null, null, null, null);
  end $$;
  -- What was counted of the rows that were there; plans would still believe in them.
  delete from pg_statistic where starelid in (
    select oid from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  );
  set session_replication_role = default;`;

/** Columns, guards and rules of our tables, as one number: a test that changed them keeps its database for itself. */
export const shapeOf = `  select sum(hashtextextended(part, 0))::text as shape from (
    select relname || relrowsecurity || relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace
    union all select attrelid || attname || attnotnull from pg_attribute where attrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i')
    union all select tgrelid || tgname || tgenabled::text from pg_trigger where not tgisinternal
    union all select conname from pg_constraint where connamespace = 'public'::regnamespace
    union all select polrelid || polname || coalesce(polqual::text, '') || coalesce(polwithcheck::text, '') from pg_policy
    union all select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace
  ) parts (part)`;
