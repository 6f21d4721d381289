import { statfsSync } from 'node:fs';

/** PostgreSQL writes its log in files of 16 MiB, and tables beside them. */
const NEEDED_BYTES = 32 * 2 ** 20;

/** The database could not be opened, and the disk explains it. */
export class DiskFullError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The disk is full: the data folder ${folder} needs at least 32 MiB of free space. Free some and start again.`,
      {
        cause,
      },
    );
    this.name = 'DiskFullError';
  }
}

/** Whether too little space is left for the database in this folder. */
export function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < NEEDED_BYTES;
}
