import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { startWorkerBeside } from './another-process.ts';
import { readBooks } from './books.ts';
import { createJudge, type Drill, scaled, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { keepOrdering, openCustomers } from './orders.ts';

const FAKETIME = '/usr/bin/faketime';
const CUSTOMERS = 20;
/** Long enough for every schedule that a wrong clock calls overdue. */
const WATCHED_MS = 90_000;
const READY_MS = 30_000;
const TABLES = ['profiles', 'auth_sessions', 'service_requests', 'user_scans', 'scan_links', 'data_keys', 'mails'];

/** Workers 40 days ahead and behind, one after the other, alone with a database in which every job is due. */
export const setClockWrong: Drill = async (setting) => {
  if (!existsSync(FAKETIME)) return { figures: 'no faketime on this machine', broken: [], isUntried: true };
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install('postgres', mail.environment);
  try {
    const load = keepOrdering(await openCustomers(installation, mail, scaled(CUSTOMERS, setting)), 5);
    await wait(2_000);
    await load.stop();
    await installation.end();
    const count = () =>
      readBooks(installation, async (query) => {
        const counts = TABLES.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ');
        const [row] = await query<Record<string, number>>(`select ${counts}, statement_timestamp() as at`);
        const { at: _, ...rest } = row ?? {};
        return rest;
      });
    // Every job with a schedule is due, those that delete among them.
    const askForAll = () =>
      readBooks(installation, (query) =>
        query(`insert into outbox (job, input) select name, '{}' from pgboss.schedule`),
      );
    const before = await count();
    const refusedMs: number[] = [];
    for (const offset of ['+40d', '-40d']) {
      await askForAll();
      const startedAt = performance.now();
      const worker = await startWorkerBeside(installation, {}, [FAKETIME, '-f', offset]);
      let told = await worker.readiness();
      for (; told === null && performance.now() - startedAt < READY_MS; told = await worker.readiness())
        await wait(100);
      refusedMs.push(performance.now() - startedAt);
      judge.must(told?.status === 503, `${offset}: /readyz answers ${told?.status}`);
      judge.must(told?.reason.includes('clock') ?? false, `${offset}: /readyz does not say why`);
      await wait(setting.quick ? WATCHED_MS / 2 : WATCHED_MS);
      judge.must(
        /clock of this process is \d+ seconds (?:ahead of|behind)/.test(worker.log()),
        `${offset}: the log does not say why`,
      );
      await worker.end();
      const after = await count();
      judge.must(
        JSON.stringify(after) === JSON.stringify(before),
        `${offset}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`,
      );
    }
    return judge.end(
      `+40 and −40 days: ${Object.values(before).reduce((sum, one) => sum + one, 0)} rows in ${TABLES.length} tables watched; not ready after ${seconds(Math.max(...refusedMs))}, with the reason`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
