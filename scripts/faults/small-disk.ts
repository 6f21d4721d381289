import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const CHUNK = Buffer.alloc(1 << 20, 1);
const CRUMB = Buffer.alloc(4 << 10, 1);
const KEEP_FULL_MS = 100;

/** A disk of its own that can be filled. */
export interface SmallDisk {
  folder: string;
  /** Takes all that is left, and what becomes free, until `empty`. */
  fill(): void;
  empty(): void;
  /** Unmounts it; what used it must have ended. */
  remove(): void;
}

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** In memory, or in a file where only that may be mounted. */
function mount(folder: string, image: string, megabytes: number): boolean {
  if (succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder)) return true;
  writeFileSync(image, '');
  truncateSync(image, megabytes << 20);
  return succeeds('mkfs.ext4', '-q', '-m', '0', image) && succeeds('mount', '-o', 'loop', image, folder);
}

/** Writes until nothing more fits. */
function writeAll(file: number): void {
  for (const piece of [CHUNK, CRUMB])
    try {
      while (writeSync(file, piece) === piece.length);
      fdatasyncSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}

/** @returns null where this machine lets nobody mount anything */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'quietprint-disk-'));
  // PostgreSQL runs as somebody else.
  chmodSync(parent, 0o755);
  const folder = mkdtempSync(path.join(parent, 'mounted-'));
  if (!mount(folder, path.join(parent, 'image'), megabytes)) {
    rmSync(parent, { recursive: true, force: true });
    return null;
  }
  const filler = path.join(folder, 'filler');
  let file: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  const empty = () => {
    clearInterval(timer);
    if (file !== null) closeSync(file);
    file = null;
    rmSync(filler, { force: true });
  };
  return {
    folder,
    fill() {
      const opened = openSync(filler, 'a');
      file = opened;
      writeAll(opened);
      timer = setInterval(() => writeAll(opened), KEEP_FULL_MS);
    },
    empty,
    remove() {
      empty();
      succeeds('umount', folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
