import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Installation, install } from '../../e2e/installation.ts';
import { runAdmin } from './admin.ts';
import { readBooks, superUrlOf } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { keepOrdering, openCustomers } from './orders.ts';

const CUSTOMERS = 60;
const BEFORE_MS = 20_000;
const QUICK_BEFORE_MS = 5_000;
const AFTER_MS = 10_000;

/** Everything that the machine had is gone: the data folder, and the database. */
async function loseEverything(installation: Installation): Promise<void> {
  await installation.kill();
  rmSync(installation.folder, { recursive: true, force: true });
  if (installation.databaseUrl === null) return;
  const url = new URL(superUrlOf(installation));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('drop database quietprint with (force)');
  await client.query('create database quietprint owner owner');
  await client.end();
}

/**
 * A backup is made while customers order, as docs/operations.md says; they order on; everything is lost, restored, and
 * started again. The keys are kept elsewhere, as they must be.
 */
export const restoreBackup: Drill = async (setting) => {
  const judge = createJudge();
  const mail = await startMailServer();
  const keys = {
    ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
    AUDIT_SIGNING_KEY: randomBytes(32).toString('base64url'),
  };
  const installation = await install(setting.kind, { ...mail.environment, ...keys }, { durable: true });
  const file = path.join(path.dirname(installation.folder), 'backup.age');
  const more = {
    BACKUP_PASSPHRASE: 'several words that nobody guesses',
    ...(installation.databaseUrl !== null && { BACKUP_DATABASE_URL: superUrlOf(installation) }),
  };
  try {
    const customers = await openCustomers(installation, mail, CUSTOMERS);
    const load = keepOrdering(customers, 20);
    await wait(setting.quick ? QUICK_BEFORE_MS : BEFORE_MS);
    const known = load.orders.flatMap(({ id }) => id ?? []);
    if (setting.kind === 'embedded') await installation.end();
    const backup = await runAdmin(installation, ['backup', file], more);
    if (setting.kind === 'embedded') await installation.start();
    judge.must(backup.status === 0, `no backup was made: ${backup.output}`);
    await wait(AFTER_MS);
    if (installation.databaseUrl !== null) {
      const refused = await runAdmin(installation, ['restore', file, '--replace'], more);
      judge.must(
        refused.status === 1 && refused.output.includes('The database is in use'),
        `it was restored under a running product: ${refused.output}`,
      );
    }
    await load.stop();
    const lostAt = performance.now();
    await loseEverything(installation);
    const restored = await runAdmin(installation, ['restore', file], more);
    judge.must(restored.status === 0, `it was not restored: ${restored.output}`);
    await installation.start();
    const backMs = performance.now() - lostAt;
    const { status } = await (customers[0]?.browser.get('/dashboard') ?? Promise.reject(new Error('no customers')));
    judge.must(status === 200, `who was signed in is answered ${status}`);
    if (setting.kind === 'embedded') await installation.end();
    const kept = await readBooks(installation, (query) => query<{ id: string }>('select id from service_requests'));
    const ids = new Set(kept.map(({ id }) => id));
    const missing = known.filter((id) => !ids.has(id)).length;
    const later = load.orders.filter(({ id }) => id !== null && !ids.has(id)).length;
    judge.must(missing === 0, `${missing} orders from before the backup are missing`);
    return judge.end(
      `backup of ${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds(backup.milliseconds)}; everything lost: restored in ${seconds(restored.milliseconds)}, ready ${seconds(backMs)} after the loss; ${known.length} orders from before the backup, ${missing} missing; of the ${load.orders.length - known.length} acknowledged afterwards ${later} are lost`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
