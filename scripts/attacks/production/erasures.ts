import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { addToLedger, continueLedger, ledgerFile, openLedger } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { loadConfig } from '#platform/config.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { systemScope } from '#platform/database/scope.ts';
import { silent } from '#tests/databases.ts';
import { asSystem, nowRun } from '../../../e2e/as-system.ts';
import type { Installation } from '../../../e2e/installation.ts';
import { moveTime } from '../../../e2e/move-time.ts';
import { watchRecords } from '../../backup/watch.ts';
import { root, run } from '../../processes.ts';
import type { Attack } from '../attack.ts';
import { assertHolds, password } from '../target.ts';
import { type ProductionTarget, viewerOf } from './target.ts';

/** Said by the restore, and by the log, which names the error alone. */
const REFUSAL = 'The ledger of erasures';
const REFUSAL_IN_LOG = 'LedgerError';
const REFUSED_MS = 30_000;

/** What commands about backups find in their environment: they read what row level security keeps from the owner. */
function environmentOfBackups({ environment, postgres }: Installation): Record<string, string> {
  const superuser = postgres && Object.assign(new URL(postgres.url), { pathname: '/quietprint' }).href;
  return { ...environment, ...(superuser && { BACKUP_DATABASE_URL: superuser }) };
}

/** `npm run admin -- …`, as whoever runs the installation types it. */
const runAdmin = (installation: Installation, ...args: string[]) =>
  run(process.execPath, ['scripts/bootstrap.mjs', 'scripts/admin.ts', ...args], {
    cwd: root,
    env: environmentOfBackups(installation),
    capture: true,
  });

/**
 * Appends a line to the ledger that continues it in everything but the key. Before it stands a line of the installation's
 * own, about an account that is gone.
 */
async function forgeLine({ folder, environment }: Installation, userId: string): Promise<void> {
  const config = loadConfig(environment);
  await addToLedger(folder, [{ userId: randomUUID(), erasedAt: new Date() }], { config });
  const forger = { ...config, auditSigningKey: randomBytes(32) };
  const entry = { userId, erasedAt: new Date(Date.now() + 60_000) };
  appendFileSync(ledgerFile(folder), continueLedger(await openLedger(folder, { config }), [entry], forger));
}

/** Ends the embedded product, which is one process. @returns what is to be erased */
async function readErasures({ databaseUrl, folder, end }: Installation): Promise<unknown[]> {
  const query = 'select user_id from account_erasures';
  if (databaseUrl) return asSystem(databaseUrl, query);
  await end();
  const database = await openEmbedded({ folder, log: silent });
  const { rows } = await database.transaction(systemScope, (tx) => tx.execute(sql.raw(query)));
  await database.close();
  return rows;
}

/**
 * Row 33: whoever can write where backups go puts a ledger there, before the product's own copy of it arrives. `npm run
 * backups` brings the data folder up to date with that copy.
 */
export const forgeACopy: Attack<ProductionTarget> = async ({ installation, openAccount }) => {
  const { databaseUrl, folder } = installation;
  if (databaseUrl === null) return 'not tried: backups of the embedded database are made while the product is stopped';
  const browser = await openAccount('erased.by.a.copy@example.com');
  const userId = (await viewerOf(browser))?.id ?? '';
  const backups = path.join(folder, '..', 'copies');
  mkdirSync(backups);
  const config = loadConfig(installation.environment);
  const forger = { ...config, auditSigningKey: randomBytes(32) };
  const forged = continueLedger(await openLedger(folder, { config }), [{ userId, erasedAt: new Date() }], forger);
  writeFileSync(ledgerFile(backups), forged);
  const env = { ...environmentOfBackups(installation), BACKUP_DIR: backups };
  const copied = new AbortController();
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    copied.abort();
  };
  const end = setTimeout(() => copied.abort(), REFUSED_MS);
  await watchRecords({ config: loadConfig(env), env, say, signal: copied.signal });
  clearTimeout(end);
  assertHolds(said.join().includes(REFUSAL), `the copy was not refused: ${said.join()}`);
  const { entries } = await openLedger(folder, { config });
  assertHolds(!entries.has(userId), 'the data folder took the forged line');
  await moveTime(installation, ...nowRun('erasure.due'));
  const queued = await asSystem(databaseUrl, 'select user_id from account_erasures');
  assertHolds(queued.length === 0, `${queued.length} erasures were queued`);
  const { status } = await browser.get('/dashboard');
  assertHolds(status === 200, `the account is answered ${status} afterwards`);
  return 'refused by the copying of records, nothing taken over, nothing queued';
};

/**
 * Row 33: whoever can write where backups lie adds a line to the ledger that lies beside them; its operator then restores a
 * backup, which is when the ledger makes the product act. Ends the product on the embedded database.
 */
export const forgeAnErasure: Attack<ProductionTarget> = async ({ installation, openAccount, visit }) => {
  const email = 'erased.by.a.file@example.com';
  const browser = await openAccount(email);
  const userId = (await viewerOf(browser))?.id ?? '';
  await installation.end();
  const [file, identityFile] = ['quietprint.age', 'identity'].map((name) =>
    path.join(installation.folder, '..', name),
  ) as [string, string];
  // A passphrase would be stretched for most of a minute.
  const identity = await generateIdentity();
  writeFileSync(identityFile, identity);
  const backup = await runAdmin(installation, 'backup', file, '--recipient', await identityToRecipient(identity));
  assertHolds(backup.status === 0, `no backup was made: ${backup.output}`);
  await forgeLine(installation, userId);
  const restored = await runAdmin(installation, 'restore', file, '--identity-file', identityFile, '--replace');
  assertHolds(restored.output.includes('Restored'), `no backup was restored: ${restored.output}`);
  assertHolds(restored.status === 1 && restored.output.includes(REFUSAL), 'the restore took the forged line');
  const printed = installation.log().length;
  if (installation.databaseUrl) await installation.start();
  await moveTime(installation, ...nowRun('erasure.due'));
  const isRefused = () => installation.log().slice(printed).includes(REFUSAL_IN_LOG);
  for (const end = Date.now() + REFUSED_MS; Date.now() < end && !isRefused(); ) await wait(50);
  assertHolds(isRefused(), 'the running product took the forged line');
  const { status } = await browser.get('/dashboard');
  assertHolds(status === 200, `the account is answered ${status} afterwards`);
  const signIn = await visit().post('/auth', { email, password });
  assertHolds(signIn.status === 302, `signing in is answered ${signIn.status} afterwards`);
  const queued = await readErasures(installation);
  assertHolds(queued.length === 0, `${queued.length} erasures were queued`);
  return 'refused by the restore and at the next start, nothing queued, the account still there';
};
