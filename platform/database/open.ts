import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { openMigrated, openPostgres } from './postgres.ts';

type Place = Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir'>;

/**
 * Opens the database that the configuration names, and migrates it where it has the address of its owner.
 * @throws FolderInUseError, MigrationsMissingError
 */
export async function openDatabase({ databaseUrl, databaseAppUrl, dataDir }: Place, log: Logger): Promise<Database> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, appUrl: databaseAppUrl, log });
  if (databaseAppUrl) return openMigrated({ url: databaseAppUrl, log });
  // The embedded engine is large; it is loaded where it is the database.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded({ folder: dataDir, log });
}
