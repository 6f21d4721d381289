import { databaseLinkOf } from '../config/database-link.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { openMigrated, openPostgres } from './postgres.ts';

/** For the log, where the address says nothing of TLS: in a network of one's own that works, and somebody should have meant it. */
const PLAIN_LINK =
  'The connection to the database leaves this machine without TLS. Add ?sslmode=verify-full to its address, or ?sslmode=disable if nobody else can listen there';

type Place = Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir'>;

/**
 * Opens the database that the configuration names, and migrates it where it has the address of its owner.
 * @throws FolderInUseError, MigrationsMissingError
 */
export async function openDatabase({ databaseUrl, databaseAppUrl, dataDir }: Place, log: Logger): Promise<Database> {
  const addresses = [databaseUrl, databaseAppUrl].filter((address) => address !== null);
  if (addresses.some((address) => databaseLinkOf(address) === 'unsaid')) log.warn(PLAIN_LINK);
  if (databaseUrl) return openPostgres({ url: databaseUrl, appUrl: databaseAppUrl, log });
  if (databaseAppUrl) return openMigrated({ url: databaseAppUrl, log });
  // The embedded engine is large; it is loaded where it is the database.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded({ folder: dataDir, log });
}
