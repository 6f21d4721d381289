import { readEnvironment } from '#platform/config/secret-files.ts';
import { type Config, ConfigError, loadConfig } from '#platform/config.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import { DiskFullError } from '#platform/database/disk.ts';
import { FolderInUseError } from '#platform/database/folder-lock.ts';
import { isOutage } from '#platform/outage.ts';
import { exitOnStrayErrors, stopOnSignals } from './signals.ts';
import { type Backend, openBackend } from './wire.ts';

/** EX_CONFIG and EX_UNAVAILABLE of sysexits.h. */
const WRONG_CONFIGURATION = 78;
const CANNOT_START = 69;

export interface Running extends Backend {
  port: number;
}

/** What an operator can act on is said in a sentence; anything else comes with its stack. */
function sentenceFor(error: unknown, port: number): string {
  if ([ConfigError, FolderInUseError, ActingRoleError, DiskFullError].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the other program, or choose another port with PORT.`;
  }
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full. Free some space and start again. (${error.message})`;
  return isOutage(error) ? `The database cannot be reached: ${error.message}` : (error.stack ?? error.message);
}

function exitBecause(sentence: string, status: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
}

function readConfig(environment: NodeJS.ProcessEnv): Config {
  try {
    return loadConfig(readEnvironment(environment));
  } catch (error) {
    if (error instanceof ConfigError) exitBecause(error.message, WRONG_CONFIGURATION);
    exitBecause(sentenceFor(error, 0), CANNOT_START);
  }
}

/**
 * Starts the site in this process: configuration, database, worker, web server. Ends the process when it cannot.
 * @param development screens come from Vite, with hot reloading, instead of the build
 */
export async function main({ development }: { development: boolean }): Promise<Running> {
  const config = readConfig({ ...process.env });
  // The operator's NODE_ENV has decided the mode. From here on it only chooses React's build, which must be
  // the one that the screens were built with; so it is set before anything imports React.
  process.env.NODE_ENV = development ? 'development' : 'production';
  const { openSite } = await import('#server/pages/site.ts');
  const giveUp = (error: unknown) =>
    exitBecause(sentenceFor(error, config.port), error instanceof ConfigError ? WRONG_CONFIGURATION : CANNOT_START);
  const backend = await openBackend(config).catch(giveUp);
  const { log } = backend.platform;
  exitOnStrayErrors(log);
  const site = await openSite({ ...backend, development }).catch(async (error: unknown) => {
    await backend.close();
    return giveUp(error);
  });
  stopOnSignals(async () => {
    await site.stop();
    await backend.close();
  }, log);
  return { ...backend, port: site.port };
}
