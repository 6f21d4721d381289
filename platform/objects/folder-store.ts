import { constants, copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ObjectStore, ObjectStoreError, type StoredObject } from './object-store.ts';

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder, best of another machine's disk, as a place for objects; a slash in a name is a folder in it. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (name: string) => path.join(folder, name);
  /** Beside its place first, so that nobody sees half of it, and no crash leaves half of it. */
  const writeAtomically = async (name: string, write: (coming: string) => Promise<unknown>) => {
    const file = fileOf(name);
    const coming = `${file}.${process.pid}.coming`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await write(coming);
    const handle = await open(coming, 'r');
    await handle.sync().finally(() => handle.close());
    await rename(coming, file);
  };
  return {
    place: folder,
    putFile: (name, file) => writeAtomically(name, (coming) => copyFile(file, coming)),
    put: (name, bytes) =>
      writeAtomically(name, async (coming) => {
        const handle = await open(coming, 'w', 0o600);
        await handle.writeFile(bytes).finally(() => handle.close());
      }),
    get: (name, mostBytes) => readSmall(fileOf(name), mostBytes),
    getFile: (name, target) => copyFile(fileOf(name), target, constants.COPYFILE_EXCL),
    list: (prefix) => listFiles(folder, prefix),
    remove: (name) => rm(fileOf(name), { force: true }),
    close: async () => {},
  };
}

async function readSmall(file: string, mostBytes: number): Promise<Buffer | null> {
  try {
    if ((await stat(file)).size > mostBytes)
      throw new ObjectStoreError(`${file} is larger than it should be.`, { code: 'too-large' });
    return await readFile(file);
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

async function listFiles(folder: string, prefix: string): Promise<StoredObject[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.coming'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const wanted = names.filter((name) => name.startsWith(prefix)).sort();
  return Promise.all(wanted.map(async (name) => ({ name, bytes: (await stat(path.join(folder, name))).size })));
}
