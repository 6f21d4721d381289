import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { localSecretsFile } from '#platform/config/local-secrets.ts';
import { codeOf, type Finding, fine, weak, wrong } from './finding.ts';
import type { Installation } from './installation.ts';

/** Bytes. The embedded database writes its log in files of 16 MiB, and pictures and mail lie beside it. */
interface Room {
  needed: number;
  comfortable: number;
}
const ROOM: Room = { needed: 64 * 2 ** 20, comfortable: 2 ** 30 };

const mebibytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20).toLocaleString('en-GB')} MiB`;

/** The folder, or the nearest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder));
}

/** @param room for tests: what a disk must hold */
export async function checkDisk(
  { config: { dataDir } }: Pick<Installation, 'config'>,
  room: Room = ROOM,
): Promise<Finding[]> {
  const there = nearest(dataDir);
  try {
    if (!statSync(there).isDirectory())
      return [wrong(`DATA_DIR leads through ${there}, which is no folder.`, 'Set DATA_DIR to a folder of this user.')];
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      wrong(
        `DATA_DIR ${there} cannot be written to (${codeOf(error)}): checkpoints and the ledger of erasures would be lost.`,
        'Give the folder to the user that runs the product.',
      ),
    ];
  }
  return [roomIn(there, room), ...privacyOf(dataDir)];
}

function roomIn(folder: string, { needed, comfortable }: Room): Finding {
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < needed)
    return wrong(`The disk of DATA_DIR has ${mebibytes(free)} left.`, 'Free some space: writes are refused soon.');
  if (files > 0 && ffree < 1_000)
    return wrong(
      `The disk of DATA_DIR has room for ${ffree} more files.`,
      'Remove files, or make a larger file system.',
    );
  return free < comfortable
    ? weak(`The disk of DATA_DIR has ${mebibytes(free)} left.`, 'Free some space, or move DATA_DIR.')
    : fine(`The disk of DATA_DIR has ${mebibytes(free)} left.`);
}

/** Of what is made under this user, nobody else may read anything. */
function privacyOf(dataDir: string): Finding[] {
  if (process.platform === 'win32') return [];
  const open = [dataDir, localSecretsFile(dataDir)].filter(
    (file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0,
  );
  return open.map((file) => {
    const mend = `Run chmod go-rwx ${file}`;
    return file === dataDir
      ? weak(`Other users of this machine can look into ${file}.`, mend)
      : wrong(`Other users of this machine can read the keys in ${file}.`, mend);
  });
}
