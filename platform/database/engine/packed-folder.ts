import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url));
/** What decides what is in an empty folder. */
const MAKERS = [
  new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
  new URL('./engine.ts', import.meta.url),
];

/** The file in which an empty folder of this version's engine is packed, whether it is there or not. */
function packedFile(build: string): string {
  const digest = createHash('sha256');
  for (const file of MAKERS) digest.update(readFileSync(file));
  return path.join(build, `.database-${digest.digest('hex').slice(0, 12)}.tar.gz`);
}

/** Puts an empty database in a folder that is not there yet. @returns false where none was packed by this version */
export async function unpackFolder(dataDir: string, build = BUILD): Promise<boolean> {
  const packed = packedFile(build);
  if (!existsSync(packed)) return false;
  const { unpackTar } = await import('modern-tar/fs');
  const modes = { dmode: 0o700, fmode: 0o600 };
  mkdirSync(dataDir, { recursive: true, mode: modes.dmode });
  await pipeline(createReadStream(packed), createGunzip(), unpackTar(dataDir, modes));
  return true;
}

/** Packs an empty database for whoever needs one, unless that is done. @param make makes its folder */
export async function packFolder(
  folder: string,
  make: (folder: string) => Promise<void>,
  build = BUILD,
): Promise<void> {
  const packed = packedFile(build);
  if (existsSync(packed)) return;
  await make(folder);
  const unfinished = `${packed}.${process.pid}`;
  const { packTar } = await import('modern-tar/fs');
  await pipeline(packTar(folder), createGzip(), createWriteStream(unfinished));
  for (const old of globSync('.database-*.tar.gz', { cwd: build })) rmSync(path.join(build, old));
  renameSync(unfinished, packed);
}
