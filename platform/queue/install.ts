import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { APP_ROLE } from '#platform/database/scope.ts';

/** Schema of the queue's own tables. */
export const QUEUE_SCHEMA = 'pgboss';

type Connection = Pick<ConstructorOptions, 'backend'> & { db: NonNullable<ConstructorOptions['db']> };

const GRANTS = [
  `grant usage on schema ${QUEUE_SCHEMA} to ${APP_ROLE}`,
  `grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${APP_ROLE}`,
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
