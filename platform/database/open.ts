import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens and migrates the database that the configuration names. @throws FolderInUseError */
export function openDatabase(config: Config, log: Logger): Promise<Database> {
  return config.databaseUrl
    ? openPostgres({ url: config.databaseUrl, appUrl: config.databaseAppUrl, log })
    : openEmbedded({ folder: config.dataDir, log });
}
