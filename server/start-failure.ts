import { readVariable } from '#platform/config/variables.ts';
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

/** As the operator set it: later the screens set NODE_ENV. */
const isProduction = readVariable(process.env, 'NODE_ENV') === 'production';

/** In production every line on standard error is JSON, as those of the log are. */
export function linesOf(text: string, production: boolean, time: Date): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const written = production
    ? lines.map((message) => JSON.stringify({ time: time.toISOString(), level: 'error', message }))
    : lines;
  return `${written.join('\n')}\n`;
}

/**
 * Ends a process that cannot start, with the reason on standard error: status 78 when the configuration is wrong, else 69.
 * @param port where the process wanted to listen
 */
export function exitAsCannotStart(error: unknown, port?: number): never {
  process.stderr.write(linesOf(sentenceFor(error, port), isProduction, new Date()));
  process.exit(error instanceof ConfigError ? WRONG_CONFIGURATION : CANNOT_START);
}
