import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { APP_ROLE } from '#platform/database/scope.ts';

/** Schema of the queue's own tables. */
export const QUEUE_SCHEMA = 'pgboss';

type Connection = Pick<ConstructorOptions, 'backend'> & { db: NonNullable<ConstructorOptions['db']> };

/**
 * The owner runs statements from the table `bam`, and goes by `version` and by the names of tables in `queue` when it migrates: rows of
 * the application must never become statements of the owner. The other tables hold rows only.
 */
const GRANT_ROWS = `do $$ declare one record; begin
  for one in select oid::regclass as name from pg_class
    where relnamespace = '${QUEUE_SCHEMA}'::regnamespace and relkind in ('r', 'p') and relname not in ('bam', 'version')
  loop execute format('grant select, insert, update, delete on %s to ${APP_ROLE}', one.name); end loop;
  for one in select attname as name from pg_attribute
    where attrelid = '${QUEUE_SCHEMA}.version'::regclass and attnum > 0 and not attisdropped and attname <> 'version'
  loop execute format('grant update (%I) on ${QUEUE_SCHEMA}.version to ${APP_ROLE}', one.name); end loop;
  if not exists (select from pg_constraint where conname = 'queue_shares_its_table') then
    alter table ${QUEUE_SCHEMA}.queue add constraint queue_shares_its_table check (table_name = 'job_common' and not partition);
  end if;
end $$`;

const GRANTS = [
  `grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE}`,
  `revoke all on ${QUEUE_SCHEMA}.bam from ${APP_ROLE}`,
  `revoke insert, update, delete on ${QUEUE_SCHEMA}.version from ${APP_ROLE}`,
  `grant select on ${QUEUE_SCHEMA}.version to ${APP_ROLE}`,
  GRANT_ROWS,
  `grant usage, select on all sequences in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`,
  `grant execute on all functions in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`,
];

/**
 * Creates or migrates the queue's tables as their owner and lets the application's role work with them, which
 * can then change rows but no table. Instances that start together must take turns; the caller sees to it.
 */
export async function installQueue({ db, backend }: Connection): Promise<void> {
  const queue = new PgBoss({
    db,
    ...(backend ? { backend } : {}),
    schema: QUEUE_SCHEMA,
    migrate: true,
    supervise: false,
    schedule: false,
  });
  const failures: unknown[] = [];
  queue.on('error', (error) => failures.push(error));
  await queue.start();
  await queue.stop({ graceful: false, close: false });
  if (failures.length > 0) throw new AggregateError(failures, 'the queue could not be installed');
  for (const grant of GRANTS) await db.executeSql(grant);
}
