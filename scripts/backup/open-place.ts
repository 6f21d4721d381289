import { type Environment, readVariable } from '#platform/config/variables.ts';
import type { Config } from '#platform/config.ts';
import { embeddedPlace } from './embedded.ts';
import type { Place } from './place.ts';
import { postgresPlace } from './postgres.ts';

/** Where the configured database lives. @throws FolderInUseError */
export const openPlace = async ({ databaseUrl, dataDir }: Config, env: Environment): Promise<Place> =>
  databaseUrl ? postgresPlace(databaseUrl, readVariable(env, 'BACKUP_DATABASE_URL') ?? null) : embeddedPlace(dataDir);
