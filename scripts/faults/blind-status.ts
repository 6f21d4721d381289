import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { readBooks } from './books.ts';
import { createJudge, type Drill } from './drill.ts';
import { startMailServer } from './mail-server.ts';

/** Nobody listens there. */
const UNREACHABLE = 'http://localhost:9';
const MEASURED_MS = 60_000;

/** A worker that cannot reach the site at APP_URL, which everybody else can. */
export const measureBlindly: Drill = async () => {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install('postgres', { ...mail.environment, APP_URL: UNREACHABLE });
  try {
    await readBooks(installation, (query) => query(`insert into outbox (job, input) values ('status.measure', '{}')`));
    const measured = () =>
      readBooks(installation, (query) => query<{ part: string }>('select part from status_days order by part'));
    for (const end = Date.now() + MEASURED_MS; (await measured()).length === 0; await wait(500))
      if (Date.now() > end) throw new Error('nothing was measured');
    const parts = (await measured()).map(({ part }) => part);
    judge.must(parts.includes('database'), `the database was not measured: ${parts.join()}`);
    judge.must(!parts.includes('web'), 'the website is said to be measured');
    const page = await (await fetch(`${installation.url}/status`)).text();
    judge.must(!page.includes('A part of the site is not working'), 'the status page says that the site does not work');
    return judge.end(`${parts.length} parts measured; the website is not, and the status page accuses nothing`);
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
