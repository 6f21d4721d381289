import { readEnvironment } from '#platform/config/secret-files.ts';
import { type Config, ConfigError, loadConfig, type ProcessKind } from '#platform/config.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import { DiskFullError } from '#platform/database/disk.ts';
import { FolderInUseError } from '#platform/database/folder-lock.ts';
import { MigrationsMissingError } from '#platform/database/migrations.ts';
import { isOutage } from '#platform/outage.ts';
import type { Site } from '#server/pages/site.ts';
import { exitOnStrayErrors, stopOnSignals } from './signals.ts';
import { type Backend, openBackend } from './wire.ts';

/** EX_CONFIG and EX_UNAVAILABLE of sysexits.h. */
const WRONG_CONFIGURATION = 78;
const CANNOT_START = 69;

const PLAIN_ERRORS = [ConfigError, FolderInUseError, ActingRoleError, DiskFullError, MigrationsMissingError];

export interface Running extends Backend {
  /** Null in a worker, which serves nobody. */
  site: Pick<Site, 'port' | 'hasMailbox'> | null;
}

/** What an operator can act on is said in a sentence; anything else comes with its stack. */
function sentenceFor(error: unknown, port: number): string {
  if (PLAIN_ERRORS.some((plain) => error instanceof plain)) return (error as Error).message;
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

function readConfig(environment: NodeJS.ProcessEnv, kind: ProcessKind): Config {
  try {
    return loadConfig(readEnvironment(environment), kind);
  } catch (error) {
    if (error instanceof ConfigError) exitBecause(error.message, WRONG_CONFIGURATION);
    exitBecause(sentenceFor(error, 0), CANNOT_START);
  }
}

/** Opens the web server, but in a worker. */
async function openWeb(backend: Backend, { kind, development }: Options): Promise<Site | null> {
  if (kind === 'worker') return null;
  const { openSite } = await import('#server/pages/site.ts');
  return openSite({ ...backend, development });
}

interface Options {
  kind: ProcessKind;
  /** Screens come from Vite, with hot reloading, instead of the build. */
  development: boolean;
}

/** Starts in this process what its kind does: configuration, database, worker, web server. Ends the process when it cannot. */
export async function main(options: Options): Promise<Running> {
  const config = readConfig({ ...process.env }, options.kind);
  // The operator's NODE_ENV has decided the mode. From here on it only chooses React's build, which must be
  // the one that the screens were built with; so it is set before anything imports React.
  process.env.NODE_ENV = options.development ? 'development' : 'production';
  const giveUp = (error: unknown) =>
    exitBecause(sentenceFor(error, config.port), error instanceof ConfigError ? WRONG_CONFIGURATION : CANNOT_START);
  const backend = await openBackend(config, options.kind).catch(giveUp);
  const { log } = backend.platform;
  exitOnStrayErrors(log);
  const site = await openWeb(backend, options).catch(async (error: unknown) => {
    await backend.close();
    return giveUp(error);
  });
  stopOnSignals(async () => {
    backend.announceStop();
    await site?.stop();
    await backend.close();
  }, log);
  return { ...backend, site };
}
