import { ConfigError } from '#platform/config.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import { DiskFullError } from '#platform/database/disk.ts';
import { FolderInUseError } from '#platform/database/folder-lock.ts';
import { ForeignDatabaseError, MigrationsMissingError } from '#platform/database/migrations.ts';
import { messageWithAdvice } from '#platform/database/refused-link.ts';
import { isOutage } from '#platform/outage.ts';

/** EX_CONFIG and EX_UNAVAILABLE of sysexits.h. */
const WRONG_CONFIGURATION = 78;
const CANNOT_START = 69;

const PLAIN_ERRORS = [
  ConfigError,
  FolderInUseError,
  ActingRoleError,
  DiskFullError,
  ForeignDatabaseError,
  MigrationsMissingError,
];

/** What an operator can act on is said in a sentence; anything else comes with its stack. */
function sentenceFor(error: unknown, port: number | undefined): string {
  if (PLAIN_ERRORS.some((plain) => error instanceof plain)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or choose another port with PORT.`;
  }
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full. Free some space and start again. (${error.message})`;
  if ('code' in error && (error.code === 'ENOENT' || error.code === 'EACCES'))
    return `A file that the settings name cannot be read: ${error.message}`;
  return isOutage(error)
    ? `The database cannot be reached: ${messageWithAdvice(error)}`
    : (error.stack ?? error.message);
}

/**
 * Ends a process that cannot start, with the reason on standard error: status 78 when the configuration is wrong, else 69.
 * @param port where the process wanted to listen
 */
export function exitAsCannotStart(error: unknown, port?: number): never {
  process.stderr.write(`${sentenceFor(error, port)}\n`);
  process.exit(error instanceof ConfigError ? WRONG_CONFIGURATION : CANNOT_START);
}
