import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where the embedded database lies in DATA_DIR. */
export const databaseFolder = (dataDir: string): string => path.join(dataDir, 'database');

/** Where a database is put together that is to take its place. */
export const comingFolder = (dataDir: string): string => path.join(dataDir, 'database.coming');

const goingFolder = (dataDir: string): string => path.join(dataDir, 'database.going');

/**
 * Puts the coming database in the place of the present one. Folders cannot be exchanged in one step: a process that
 * is killed between the two leaves none in place, and `settleFolder` puts the old one back. Hold the folder's lock.
 */
export function exchangeFolder(dataDir: string): void {
  if (existsSync(databaseFolder(dataDir))) renameSync(databaseFolder(dataDir), goingFolder(dataDir));
  rmSync(unfinishedMark(dataDir), { force: true });
  renameSync(comingFolder(dataDir), databaseFolder(dataDir));
  rmSync(goingFolder(dataDir), { recursive: true, force: true });
}

/** Stands beside a database that is being made and holds nothing of anybody yet. */
const unfinishedMark = (dataDir: string): string => path.join(dataDir, 'database.unfinished');

/**
 * Ends an exchange that was cut off: back to the old database unless the new one is in place. A database that was never
 * finished, because the process was killed or the disk was full, makes room for a new one. Hold the folder's lock.
 */
export function settleFolder(dataDir: string): void {
  if (existsSync(unfinishedMark(dataDir))) rmSync(databaseFolder(dataDir), { recursive: true, force: true });
  if (existsSync(goingFolder(dataDir)) && !existsSync(databaseFolder(dataDir)))
    renameSync(goingFolder(dataDir), databaseFolder(dataDir));
  for (const rest of [goingFolder(dataDir), comingFolder(dataDir)]) rmSync(rest, { recursive: true, force: true });
}

/** Call before the database is opened, on a settled folder. @returns a function to call once the database is whole */
export function markUnfinished(dataDir: string): () => void {
  const mark = unfinishedMark(dataDir);
  if (!existsSync(databaseFolder(dataDir))) writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}
