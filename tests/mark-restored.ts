import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/** Says in the database what a restore says in it, as the owner of its tables. */
export async function markRestored(tx: Transaction, backupMadeAt: Date): Promise<void> {
  await tx.execute(sql`set local role none`);
  await tx.execute(sql`alter table database_restores no force row level security`);
  await tx.execute(sql`insert into database_restores (backup_made_at) values (${backupMadeAt.toISOString()})`);
  await tx.execute(sql`alter table database_restores force row level security`);
}
