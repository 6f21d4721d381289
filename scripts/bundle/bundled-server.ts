import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.ts';

/** Where the build puts the server's modules, a few files instead of thousands (docs/decisions/039). */
export const BUNDLE = path.join(root, 'build/start');
/** `server/main.ts` with all that it imports. */
export const BUNDLED_MAIN = path.join(BUNDLE, 'main.js');
/** The built screens, on the same instances of all modules. */
export const BUNDLED_SCREENS = path.join(BUNDLE, 'screens.js');
const INPUTS = path.join(BUNDLE, 'inputs.json');

/** What a bundle was made of. */
interface Inputs {
  /** Files of the project, by their paths in it. */
  files: readonly string[];
  digest: string;
}

/** Decide the rest: the versions of all packages, and how they are put together. */
const MAKERS = ['package-lock.json', 'scripts/bundle-server.ts', 'scripts/bundle/bundle-modules.ts'];

function inputsOf(files: readonly string[]): Inputs {
  const digest = createHash('sha256');
  for (const name of files)
    digest
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  return { files, digest: digest.digest('hex') };
}

/** Notes beside the bundle what it was made of. @param files of the project, by their paths in it */
export function noteInputs(files: readonly string[]): void {
  const sorted = [...new Set([...files, ...MAKERS])].sort();
  writeFileSync(INPUTS, `${JSON.stringify(inputsOf(sorted), null, 1)}\n`);
}

export const readInputs = (): Inputs => JSON.parse(readFileSync(INPUTS, 'utf8'));

/** Whether there is a bundle that was made of the files as they are now. */
export function isBundleCurrent(): boolean {
  if (!existsSync(BUNDLED_MAIN) || !existsSync(INPUTS)) return false;
  const { files, digest } = readInputs();
  return files.every((name) => existsSync(path.join(root, name))) && inputsOf(files).digest === digest;
}
