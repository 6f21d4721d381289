import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openMigrated, openPostgres } from './postgres.ts';

type Place = Pick<Config, 'databaseUrl' | 'databaseAppUrl' | 'dataDir'>;

/**
 * Opens the database that the configuration names, and migrates it where it has the address of its owner.
 * @throws FolderInUseError, MigrationsMissingError
 */
export function openDatabase({ databaseUrl, databaseAppUrl, dataDir }: Place, log: Logger): Promise<Database> {
  if (databaseUrl) return openPostgres({ url: databaseUrl, appUrl: databaseAppUrl, log });
  return databaseAppUrl ? openMigrated({ url: databaseAppUrl, log }) : openEmbedded({ folder: dataDir, log });
}
