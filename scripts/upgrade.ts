/**
 * Whether an older version works on the database of this one, as its processes do while an update rolls through.
 * `npm run upgrade -- v1.2.0`, or with any commit; more arguments are files of tests, by default those of `core/`. Ends with status 1
 * when a test fails.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, run, runNode } from './processes.ts';

const [version, ...tests] = process.argv.slice(2);
/** What a database is made from. */
const SCHEMA = ['db/migrations', 'db/search.sql', 'db/indexes.sql'];

async function git(args: readonly string[]): Promise<void> {
  const { status, output } = await run('git', args, { capture: true });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${output}`);
}

/** The older version in a folder of its own, with the migrations of this one. */
async function checkOut(folder: string, commit: string): Promise<void> {
  await git(['worktree', 'add', '--detach', folder, commit]);
  for (const part of SCHEMA) {
    rmSync(path.join(folder, part), { recursive: true, force: true });
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

if (!version) {
  process.stderr.write('npm run upgrade -- COMMIT [tests]\n');
  process.exit(2);
}
const parent = mkdtempSync(path.join(os.tmpdir(), 'quietprint-upgrade-'));
const folder = path.join(parent, 'older');
try {
  await checkOut(folder, version);
  const args = ['run', '--maxWorkers=2', ...(tests.length > 0 ? tests : ['core'])];
  process.exitCode = (await runNode('vitest/vitest.mjs', args, { cwd: folder })).status;
} finally {
  await git(['worktree', 'remove', '--force', folder]).catch(() => {});
  rmSync(parent, { recursive: true, force: true });
}
