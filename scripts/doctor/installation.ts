import type { Resolver } from 'node:dns/promises';
import type { Environment } from '#platform/config/variables.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import type { Finding } from './finding.ts';

/** What the checks look at. None of them changes anything. */
export interface Installation {
  env: Environment;
  config: Config;
  /** Null where it cannot be asked; the check of the database says why. */
  database: Database | null;
  outgoing: Outgoing;
  /** Asks the name servers of this machine. */
  resolver: Resolver;
  /** Under which DKIM keys are looked for, beside the usual ones. */
  dkimSelectors: readonly string[];
  now(): Date;
  /** Whether this process may make files in a folder. */
  mayWrite(folder: string): boolean;
  /** The storage that backups go to; null where none is named. */
  openBucket(config: Config, env: Environment): ObjectStore | null;
}

export type Check = (installation: Installation) => Promise<Finding[]>;
