import type { Facts } from './facts.ts';
import type { Manifest } from './manifest.ts';

/** A database as a backup reads it: nothing changes in it until `close`. */
export interface Snapshot extends Facts {
  data: AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Where a database lives, whether or not there is one. */
export interface Place {
  /** @throws BackupError when there is none, or it cannot be read whole */
  snapshot(): Promise<Snapshot>;
  /** Whether something would be lost. */
  isOccupied(): Promise<boolean>;
  /**
   * Others that are connected to it, in words, e.g. `2 connections of quietprint_web`; none of this process. Empty for the
   * embedded database, whose folder is locked.
   */
  connected(): Promise<string[]>;
  /** Cuts them off. @throws BackupError when the login may not end one of them */
  cutOff(): Promise<void>;
  /**
   * Puts the backup's database in the place of what is there: all of it or, when anything fails or this process is
   * killed, nothing. Rows are counted before. Keys that were destroyed since stay destroyed.
   * @throws BackupError
   */
  replace(data: AsyncIterable<Uint8Array>, manifest: Manifest): Promise<void>;
  close(): Promise<void>;
}

/** Data keys that were destroyed: what they sealed must not come back with an older backup. */
export const DESTROYED = 'select id from data_keys where destroyed_at is not null';

export const destroyAgain = (ids: readonly string[]): string =>
  `update data_keys set wrapped = null, destroyed_at = coalesce(destroyed_at, now())
   where wrapped is not null and id = any('{${ids.join(',')}}'::uuid[])`;

/** @returns the first table whose count is another than the manifest's, in words; null when all agree */
export function differenceIn(found: Manifest['rows'], expected: Manifest['rows']): string | null {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)]))
    if (found[name] !== expected[name])
      return `${name} has ${found[name] ?? 'no'} rows, and the backup says ${expected[name] ?? 'none'}`;
  return null;
}
