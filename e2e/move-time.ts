import { sql } from 'drizzle-orm';
import { openEmbedded } from '#platform/database/embedded.ts';
import { systemScope } from '#platform/database/scope.ts';
import { silent } from '#tests/databases.ts';
import { asSystem } from './as-system.ts';
import type { Installation } from './installation.ts';

/**
 * Runs statements that move what time would. The embedded database has one process: the product is ended for them, and
 * started again.
 */
export async function moveTime(installation: Installation, ...statements: string[]): Promise<void> {
  const { databaseUrl, folder } = installation;
  if (databaseUrl) {
    await asSystem(databaseUrl, ...statements);
    return;
  }
  await installation.end();
  const database = await openEmbedded({ folder, log: silent });
  await database.transaction(systemScope, async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
  await database.close();
  await installation.start();
}
