import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.ts';

const FOLDER = path.join(root, '.tools/debian');
const PROGRAMS = path.join(FOLDER, 'usr/bin');

/** Programs that some tests ask, by the Debian package that has them. */
const PACKAGE_OF = { caddy: 'caddy', promtool: 'prometheus' };
type DebianProgram = keyof typeof PACKAGE_OF;

/** Path of a program: what the variable of its name in capitals says, or what is on the PATH, or what was unpacked for the tests; null without. */
export function findProgram(name: DebianProgram): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), PROGRAMS];
  const files = [process.env[name.toUpperCase()] ?? '', ...folders.map((folder) => path.join(folder, name))];
  return files.find((file) => file !== '' && existsSync(file)) ?? null;
}

async function downloadPackage(name: string): Promise<boolean> {
  const download = () => run('apt-get', ['download', '-qq', name], { cwd: FOLDER, capture: true });
  if ((await download()).status === 0) return true;
  // Lists of packages may be missing or old; only root may renew them.
  if (process.getuid?.() !== 0) return false;
  await run('apt-get', ['update', '-qq'], { capture: true });
  return (await download()).status === 0;
}

/**
 * Unpacks the programs that this machine does not have into .tools/debian, for the tests only: nothing is installed, and no
 * service is started. Where that is not possible it says so, and the tests that need them are skipped.
 */
export async function unpackPrograms(): Promise<void> {
  const missing = (Object.keys(PACKAGE_OF) as DebianProgram[]).filter((name) => !findProgram(name));
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const program of missing) {
    const name = PACKAGE_OF[program];
    const isThere = await downloadPackage(name);
    for (const file of isThere ? globSync(`${name}_*.deb`, { cwd: FOLDER }) : []) {
      await run('dpkg-deb', ['-x', file, '.'], { cwd: FOLDER, capture: true });
    }
    if (!findProgram(program))
      process.stderr.write(`${program} could not be downloaded from Debian: its tests are skipped\n`);
  }
}
