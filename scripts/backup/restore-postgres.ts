import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from '#platform/database/migrations.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { CLEAR, checkRows, KEEP_DESTROYED, markRestored, REMEMBER_DESTROYED } from './restore-statements.ts';
import { environmentOf, feed, startTool } from './tools.ts';

/**
 * Restores in one transaction of psql that begins with clearing the database and ends with counting its rows. The
 * word to commit is only sent after all that: a failure, a lost connection or a killed process undoes everything.
 * @throws BackupError
 */
export async function restorePostgres(url: string, data: AsyncIterable<Uint8Array>, manifest: Manifest): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quietprint-restore-'));
  try {
    await runRestore(url, data, manifest, path.join(folder, 'list'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runRestore(url: string, data: AsyncIterable<Uint8Array>, manifest: Manifest, listFile: string) {
  const roles = (await readFile(path.join(MIGRATIONS, '0000_roles.sql'), 'utf8')).split('--> statement-breakpoint');
  const pieces = data[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) throw new BackupError('The backup holds no database.');
  await writeFile(listFile, await listEntries(first.value), { mode: 0o600 });
  const psqlArgs = ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
  const psql = startTool('psql', psqlArgs, environmentOf(url), ['pipe', 'ignore', 'pipe']);
  const restoreArgs = ['--no-owner', `--use-list=${listFile}`, '--file=-'];
  const restore = startTool('pg_restore', restoreArgs, {}, ['pipe', 'pipe', 'pipe']);
  const runSql = (sql: string) => psql.child.stdin?.write(`${sql}\n`);
  try {
    // The first two statements make the role of the application; its defaults come last, as they would add grants.
    for (const statement of [
      'begin;',
      "set local lock_timeout = '15s';",
      REMEMBER_DESTROYED,
      CLEAR,
      ...roles.slice(0, 2),
    ])
      runSql(statement);
    const fed = feed(restore.child, remaining(first.value, pieces)).then(() => restore.child.stdin?.end());
    await Promise.race([Promise.all([feed(psql.child, restore.child.stdout ?? noBytes()), fed]), failureOf(psql.done)]);
    await restore.done;
    for (const statement of [
      checkRows(manifest.rows),
      KEEP_DESTROYED,
      markRestored(manifest),
      ...roles.slice(2),
      'commit;',
    ])
      runSql(statement);
    psql.child.stdin?.end();
    await psql.done;
  } finally {
    restore.child.kill();
    psql.child.kill();
    if (psql.child.exitCode === null && psql.child.signalCode === null) await once(psql.child, 'close');
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function* remaining(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Ends when the program fails, and only then. */
const failureOf = (done: Promise<void>) => new Promise<never>((_resolve, reject) => done.catch(reject));

/**
 * What is left out of a restore: the defaults of privileges and the policies that name the owner on another server, and
 * extensions, which not every server has, with the indexes that need one. The next start makes them again.
 */
const LEFT_OUT =
  / (?:DEFAULT ACL|EXTENSION|COMMENT) - |^\d+; \d+ \d+ (?:DEFAULT ACL |POLICY public \w+ \w+_owner_finds |INDEX public \w+_words_idx )/;

async function listEntries(start: Uint8Array): Promise<string> {
  const { child, done } = startTool('pg_restore', ['--list'], {}, ['pipe', 'pipe', 'pipe']);
  let list = '';
  child.stdout?.on('data', (chunk) => (list += chunk));
  child.stdin?.end(start);
  await done;
  return list
    .split('\n')
    .filter((line) => !LEFT_OUT.test(line))
    .join('\n');
}
