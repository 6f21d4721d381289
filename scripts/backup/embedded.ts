import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { migrateEmbedded } from '#platform/database/embedded.ts';
import { comingFolder, databaseFolder, exchangeFolder, settleFolder } from '#platform/database/folder.ts';
import { lockFolder } from '#platform/database/folder-lock.ts';
import { BackupError } from './backup-error.ts';
import { readFacts } from './facts.ts';
import type { Manifest } from './manifest.ts';
import { DESTROYED, destroyAgain, differenceIn, type Place } from './place.ts';
import { markRestored } from './restore-statements.ts';

/**
 * The embedded database in a data folder: a backup holds the engine's own files, packed. Holds the folder's lock.
 * @throws FolderInUseError while the product runs
 */
export async function embeddedPlace(dataDir: string): Promise<Place> {
  const unlock = await lockFolder(dataDir);
  settleFolder(dataDir);
  const isThere = () => existsSync(databaseFolder(dataDir));
  return {
    async snapshot() {
      if (!isThere()) throw new BackupError(`There is no database in ${dataDir}.`);
      const client = await PGlite.create({ dataDir: databaseFolder(dataDir) });
      await client.exec('checkpoint');
      const facts = await readFacts(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
      const dump = await client.dumpDataDir('gzip');
      return { ...facts, data: dump.stream(), close: () => client.close() };
    },
    isOccupied: async () => isThere(),
    connected: async () => [],
    cutOff: async () => {},
    async replace(data, manifest) {
      const destroyed = isThere() ? await destroyedIn(databaseFolder(dataDir)) : [];
      await build(comingFolder(dataDir), data, manifest, destroyed);
      exchangeFolder(dataDir);
    },
    close: unlock,
  };
}

/** A database that is too damaged to be opened tells nothing: it is replaced all the same. */
async function destroyedIn(folder: string): Promise<string[]> {
  const client = await PGlite.create({ dataDir: folder }).catch(() => null);
  if (client === null) return [];
  try {
    return (await client.query<{ id: string }>(DESTROYED)).rows.map(({ id }) => id);
  } finally {
    await client.close();
  }
}

/** Unpacks, counts and migrates beside the present database. */
async function build(
  folder: string,
  data: AsyncIterable<Uint8Array>,
  manifest: Manifest,
  destroyed: readonly string[],
): Promise<void> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of data) chunks.push(Uint8Array.from(chunk));
  const client = await PGlite.create({
    dataDir: folder,
    loadDataDir: new Blob(chunks, { type: 'application/x-gzip' }),
  });
  try {
    const { rows } = await readFacts(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
    const difference = differenceIn(rows, manifest.rows);
    if (difference) throw new BackupError(`What was restored is not whole: ${difference}. Nothing was changed.`);
    await migrateEmbedded(client);
    await client.exec(destroyAgain(destroyed));
    await client.exec(markRestored(manifest));
    await client.exec('checkpoint');
  } finally {
    await client.close();
  }
}
