import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { runAdmin } from './admin.ts';
import { startWorkerBeside } from './another-process.ts';
import { readBooks } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { openCustomers } from './orders.ts';

const SEALED_MS = 150_000;
const END_MS = 60_000;
const WRONG_CONFIGURATION = 78;

/** A worker with a key of its own on the database of a product whose log is sealed. */
export const startWithWrongAuditKey: Drill = async () => {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install('postgres', mail.environment);
  const sizes = () =>
    readBooks(installation, async (query) =>
      (await query<{ size: number }>('select tree_size::int as size from audit_checkpoints order by 1')).map(
        ({ size }) => size,
      ),
    );
  try {
    await openCustomers(installation, mail, 3);
    for (const end = Date.now() + SEALED_MS; (await sizes()).length === 0; await wait(500))
      if (Date.now() > end) throw new Error('the log is not sealed');
    await installation.end();
    const before = await sizes();
    const key = { AUDIT_SIGNING_KEY: randomBytes(32).toString('base64url') };
    const startedAt = performance.now();
    const worker = await startWorkerBeside(installation, key);
    while (worker.child.exitCode === null && performance.now() - startedAt < END_MS) await wait(50);
    const endedMs = performance.now() - startedAt;
    judge.must(
      worker.child.exitCode === WRONG_CONFIGURATION,
      `it ended with ${worker.child.exitCode}: ${worker.log()}`,
    );
    judge.must(worker.log().includes('AUDIT_SIGNING_KEY: is not the key'), `it does not say why: ${worker.log()}`);
    await worker.end();
    judge.must(JSON.stringify(await sizes()) === JSON.stringify(before), 'it signed a checkpoint');
    const wrong = await runAdmin(installation, ['audit', 'verify'], key);
    const found = wrong.output.split('\n').filter((line) => line.startsWith('WRONG'));
    judge.must(
      found.length === 1 && /nothing could be verified/.test(found[0] ?? ''),
      `verifying says ${wrong.output}`,
    );
    const right = await runAdmin(installation, ['audit', 'verify']);
    judge.must(right.status === 0, `the log does not hold any more: ${right.output}`);
    return judge.end(
      `ended with status 78 after ${seconds(endedMs)}; ${before.length} checkpoints before and after; verifying with the wrong key: one sentence; with the right one everything holds`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
