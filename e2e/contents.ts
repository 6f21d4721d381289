import type { Transaction } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { silent } from '#tests/databases.ts';
import type { Installation } from './installation.ts';

/** Writes into an installation's database while its product is stopped: the embedded one takes one process only. */
export async function writeContents(
  installation: Installation,
  write: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await installation.kill();
  const { databaseUrl: url, folder } = installation;
  const database = url
    ? await openPostgres({ url, appUrl: null, log: silent })
    : await openEmbedded({ folder, log: silent });
  try {
    await database.transaction(systemScope, write);
  } finally {
    await database.close();
  }
  await installation.start();
}
