import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrateEmbedded } from '#platform/database/embedded.ts';
import { MIGRATIONS, readSearchPolicies } from '#platform/database/migrations.ts';
import { REVOKE_MAKING } from '#platform/database/privileges.ts';

/** @param more what a copy depends on besides the migrations */
export async function digestOfMigrations(more = ''): Promise<string> {
  const digest = createHash('sha256').update(readFileSync('node_modules/pg-boss/package.json')).update(REVOKE_MAKING);
  digest.update(readFileSync('platform/queue/install.ts'));
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const name of names.sort()) digest.update(readFileSync(path.join(MIGRATIONS, name)));
  digest.update(await readSearchPolicies()).update(more);
  return digest.digest('hex').slice(0, 16);
}

/** @returns a file of that name among those of temporary files, made where it is missing; whoever looks for it meanwhile finds none, and makes it too */
export async function makeOnce(name: string, make: (file: string) => Promise<void>): Promise<string> {
  const folder = path.join(os.tmpdir(), 'quietprint-tests');
  const copy = path.join(folder, name);
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${copy}.${process.pid}.${Math.random()}`;
  await make(unfinished);
  renameSync(unfinished, copy);
  return copy;
}

/** @returns a tar file of a migrated, empty embedded database's folder, made once per set of migrations */
export async function migratedCopy(): Promise<string> {
  return makeOnce(`migrated-${await digestOfMigrations()}.tar`, async (file) => {
    const client = await PGlite.create();
    await migrateEmbedded(client);
    writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    await client.close();
  });
}
