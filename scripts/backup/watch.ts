import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '#platform/config/variables.ts';
import type { Config } from '#platform/config.ts';
import { createFolderStore } from '#platform/objects/folder-store.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import type { Platform } from '#platform/platform.ts';
import { type MetricsServer, openMetrics } from '#server/metrics/metrics-server.ts';
import { closePlatform, createPlatform } from '#server/wire.ts';
import { createRecords } from './records.ts';
import { openBucket } from './stored.ts';

/** Between two looks at what has to leave. */
const PAUSE_MS = 60_000;

interface Options {
  config: Config;
  env: Environment;
  say(line: string): void;
  signal: AbortSignal;
}

/**
 * Beside the backups, until it is told to end: keeps a copy of the records where backups go, and shows numbers where
 * METRICS_PORT asks for them. What fails is said, and tried again a minute later.
 */
export async function watchRecords({ config, env, say, signal }: Options): Promise<void> {
  const stores = storesOf(config, env);
  const records = stores.map((store) => createRecords({ store, say }));
  let opened: Opened | null = null;
  try {
    while (!signal.aborted) {
      try {
        opened ??= await openAsApp({ config, env, say, signal });
        for (const one of records) await one.keep(opened.platform);
      } catch (error) {
        say(`The records could not be copied: ${error instanceof Error ? error.message : String(error)}`);
      }
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
    }
  } finally {
    await opened?.metrics?.close();
    if (opened) await closePlatform(opened.platform);
    for (const store of stores) await store.close();
  }
}

function storesOf(config: Config, env: Environment): ObjectStore[] {
  const bucket = openBucket(config, env);
  return [...(config.backupDir === null ? [] : [createFolderStore(config.backupDir)]), ...(bucket ? [bucket] : [])];
}

interface Opened {
  platform: Platform;
  metrics: MetricsServer | null;
}

/** As web server and worker do where there is a login for that: it migrates nothing. */
async function openAsApp({ config, say, signal }: Options): Promise<Opened> {
  const databaseUrl = config.databaseAppUrl === null ? config.databaseUrl : null;
  const platform = await createPlatform({ ...config, databaseUrl, logLevel: 'warn' });
  // Somebody else's port, such as the web server's, must not keep the records from being copied.
  const metrics = await openMetrics(platform, () => signal.aborted).catch((error: unknown) => {
    say(`No numbers are shown: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  return { platform, metrics };
}
