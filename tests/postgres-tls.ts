import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectPostgres } from '#platform/database/postgres.ts';
import type { Certificates } from '#sandbox/certificates.ts';
import { silent } from './databases.ts';
import type { TemporaryPostgres } from './postgres.ts';

/** @param by how everybody but the superuser shows who they are, e.g. `cert` */
const accessBy = (by: string) => `host all postgres 127.0.0.1/32 trust\nhostssl all all 127.0.0.1/32 ${by}\n`;

/** Has a running server take TLS, with a certificate for `localhost`, and everybody but the superuser come by TLS only. */
export async function switchTlsOn(
  { url, folder }: TemporaryPostgres,
  { caFile, filesFor }: Certificates,
  by: 'trust' | 'cert' = 'trust',
): Promise<void> {
  const { certificate, key } = await filesFor('localhost');
  const { uid, gid } = statSync(folder);
  const authority = readFileSync(caFile, 'utf8');
  const files = { 'server.crt': certificate, 'server.key': key, 'root.crt': authority, 'pg_hba.conf': accessBy(by) };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(file, uid, gid);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter system set ssl = on');
  if (by === 'cert') await client.query("alter system set ssl_ca_file = 'root.crt'");
  await client.query('select pg_reload_conf()');
  // The server reads its files again a moment later, and its first connections with TLS come after that.
  for (const until = Date.now() + 10_000; ; await wait(50)) {
    const { rows } = await client.query('show ssl');
    if (rows[0].ssl === 'on') break;
    if (Date.now() > until) throw new Error('the server does not take TLS');
  }
  await client.end();
}

/** Whether the product can work at that address. @throws Error as a connection does */
export async function connects(url: string): Promise<boolean> {
  const database = connectPostgres({ url, appUrl: null, log: silent, connections: 1 });
  try {
    return await database.isReady();
  } finally {
    await database.close();
  }
}

/** Runs the program that migrates. @returns its status, and all that it said */
export async function migrate(url: string): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, ['scripts/migrate.ts'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const [status] = await once(child, 'close');
  return { status, text };
}
