import { readEnvironment } from '#platform/config/secret-files.ts';
import { type Config, loadConfig, type ProcessKind } from '#platform/config.ts';
import type { LoadScreens, Site } from '#server/pages/site.ts';
import { exitOnStrayErrors, logNodeWarnings, stopOnSignals } from './signals.ts';
import { exitAsCannotStart } from './start-failure.ts';
import { type Backend, flushLog, openBackend } from './wire.ts';

export interface Running extends Backend {
  /** Null in a worker, which serves nobody. */
  site: Pick<Site, 'port' | 'hasMailbox'> | null;
}

function readConfig(environment: NodeJS.ProcessEnv, kind: ProcessKind): Config {
  try {
    return loadConfig(readEnvironment(environment), kind);
  } catch (error) {
    exitAsCannotStart(error);
  }
}

/** The screens, which are the larger part of a start; a worker has none. */
async function loadWeb({ kind, screens }: Options): Promise<typeof import('#server/pages/site.ts') | null> {
  if (kind === 'worker') return null;
  const web = await import('#server/pages/site.ts');
  await screens?.();
  return web;
}

interface Options {
  kind: ProcessKind;
  /** Null in development: screens come from Vite, with hot reloading, instead of the build. */
  screens: LoadScreens | null;
}

/** Starts in this process what its kind does: configuration, database, worker, web server. Ends the process when it cannot. */
export async function main(options: Options): Promise<Running> {
  const config = readConfig({ ...process.env }, options.kind);
  // The operator's NODE_ENV has decided the mode. From here on it only chooses React's build, which must be
  // the one that the screens were built with; so it is set before anything imports React.
  process.env.NODE_ENV = options.screens ? 'production' : 'development';
  const giveUp = (error: unknown) => exitAsCannotStart(error, config.port);
  const loading = loadWeb(options);
  // Whoever waits for it hears of a failure.
  loading.catch(() => {});
  const backend = await openBackend(config, options.kind).catch(giveUp);
  const { log } = backend.platform;
  if (config.mode === 'production') logNodeWarnings(log);
  exitOnStrayErrors(log, () => flushLog(log));
  let site: Site | null = null;
  const stopAll = async () => {
    backend.announceStop();
    await site?.stop();
    await backend.close();
  };
  const stopAndGiveUp = async (error: unknown) => {
    await stopAll();
    return giveUp(error);
  };
  const web = await loading.catch(stopAndGiveUp);
  site = (await web?.openSite({ ...backend, screens: options.screens }).catch(stopAndGiveUp)) ?? null;
  stopOnSignals(stopAll, log);
  await backend.work().catch(stopAndGiveUp);
  return { ...backend, site };
}
