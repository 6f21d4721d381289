import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrateEmbedded } from '#platform/database/embedded.ts';
import { MIGRATIONS, readSearchPolicies } from '#platform/database/migrations.ts';
import { REVOKE_MAKING } from '#platform/database/privileges.ts';

async function digestOfMigrations(): Promise<string> {
  const digest = createHash('sha256').update(readFileSync('node_modules/pg-boss/package.json')).update(REVOKE_MAKING);
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  for (const name of names.sort()) digest.update(readFileSync(path.join(MIGRATIONS, name)));
  digest.update(await readSearchPolicies());
  return digest.digest('hex').slice(0, 16);
}

/** @returns a tar file of a migrated, empty embedded database's folder, made once per set of migrations */
export async function migratedCopy(): Promise<string> {
  const folder = path.join(os.tmpdir(), 'quietprint-tests');
  const copy = path.join(folder, `migrated-${await digestOfMigrations()}.tar`);
  if (existsSync(copy)) return copy;
  mkdirSync(folder, { recursive: true });
  const client = await PGlite.create();
  await migrateEmbedded(client);
  const unfinished = `${copy}.${process.pid}.${Math.random()}`;
  writeFileSync(unfinished, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  renameSync(unfinished, copy);
  await client.close();
  return copy;
}
