/**
 * How long the tabs of the panel take with 100,000 rows in every list, and what an export of all of them takes of memory.
 * `npm run bench:admin`. Bounds and method: bench/README.md. Ends with status 1 when one is missed.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openTabs } from '#app/admin/shell/tabs.ts';
import { fillAnalytics, fillPanel } from '#tests/fill-panel.ts';
import { type Installation, install } from '../e2e/installation.ts';
import { Customer, closeConnections } from './lists-customer.ts';
import { openAsSuperuser } from './superuser.ts';

const ROWS = 100_000;
const EVENTS = 1_000_000;
const MOST_MS = 300;
const ROUNDS = 10;
const WARM = 3;
const MOST_MB = 50;
const SAMPLE_MS = 20;

const say = (text: string) => process.stdout.write(`${text}\n`);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Half-way down a list, by the key of its pages. */
const middle = () => `before=${Date.now() - 365 * 86_400_000}-00000000-0000-4000-8000-000000000000`;

/** What is asked of the lists beside their first pages: their ends, every filter, searches that find one, many and nothing. */
const further = (): string[] => {
  const of = (tab: string, ...queries: string[]) => queries.map((query) => `/admin/${tab}?${query}`);
  const searches = ['q=person4711%40', 'q=Number+47115', 'q=nobody+at+all', 'q=e'];
  return [
    ...of('messages', middle(), ...['unread', 'read', 'replied', 'archived'].map((one) => `status=${one}`)),
    ...of('messages', 'q=writer4711%40', 'q=R47115', 'q=nobody+at+all', 'q=e', 'status=unread&q=nobody+at+all'),
    ...of('orders', middle(), ...['pending', 'in_progress', 'completed', 'cancelled'].map((one) => `status=${one}`)),
    ...of('orders', ...searches, 'q=Crypto', 'status=cancelled&q=person4711%40'),
    ...of('requests', middle(), 'status=processing', ...searches),
    ...of('users', middle(), 'role=assistant', 'role=admin', 'status=deactivated', 'status=all', ...searches),
    ...of('users', 'status=all&q=nobody+at+all'),
    ...of('audit', middle(), 'action=login', 'entity=blog_post', 'action=delete&entity=user'),
    ...of('analytics', 'days=7', 'days=30', 'days=90', 'days=365'),
  ];
};

async function measure(staff: Customer, path: string): Promise<void> {
  const [address = '', query] = path.split('?');
  const data = `${address}.data${query === undefined ? '' : `?${query}`}`;
  const times: number[] = [];
  let bytes = 0;
  for (let round = -WARM; round < ROUNDS; round++) {
    const { status, text, ms } = await staff.ask(data);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    bytes = text.length;
    if (round >= 0) times.push(ms);
  }
  const worst = Math.max(...times);
  if (worst > MOST_MS) process.exitCode = 1;
  const numbers = [median(times), worst].map((ms) => `${ms.toFixed(0)} ms`.padStart(10)).join('');
  say(
    `${path.padEnd(60)}${numbers}${`${(bytes / 1024).toFixed(0)} KB`.padStart(9)}${worst > MOST_MS ? ' MISSED' : ''}`,
  );
}

/** Resident memory of a process, in MB. Linux only. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** @param counts false: it still makes the process take the room that it keeps for garbage; shown, not bounded */
async function measureExport(
  staff: Customer,
  installation: Installation,
  format: 'csv' | 'json',
  counts: boolean,
): Promise<void> {
  const before = residentOf(installation.pid());
  let peak = before;
  const sampling = setInterval(() => (peak = Math.max(peak, residentOf(installation.pid()))), SAMPLE_MS);
  const { status, text, ms } = await staff.ask(`/admin/orders/export?format=${format}`);
  clearInterval(sampling);
  const rows = format === 'csv' ? text.trimEnd().split('\r\n').length - 1 : (JSON.parse(text) as unknown[]).length;
  const isWrong = status !== 200 || rows < ROWS || (counts && peak - before > MOST_MB);
  if (isWrong) process.exitCode = 1;
  say(
    `${format}${counts ? '' : ' (warming up)'}: ${rows} orders, ${(text.length / 1024 / 1024).toFixed(1)} MB in ${(ms / 1_000).toFixed(1)} s, ` +
      `${before.toFixed(0)} → ${peak.toFixed(0)} MB of memory at its peak${isWrong ? ` MISSED, at most ${MOST_MB} more` : ''}`,
  );
}

const installation = await install('postgres');
const client = await openAsSuperuser(installation.databaseUrl ?? '');
try {
  const staff = new Customer(installation.url, 'staff@example.com');
  await staff.settle();
  await client.query(`update profiles set role = 'admin' where email = $1`, [staff.email]);
  const run = (statement: string) => client.query(statement);
  await fillPanel(run, ROWS);
  await fillAnalytics(run, EVENTS);
  await run('vacuum (analyze)');
  const before = loadavg()[0] ?? 0;
  say(`${'Tab'.padEnd(60)}${'p50'.padStart(10)}${'worst'.padStart(10)}${'data'.padStart(9)}`);
  for (const path of [...openTabs.map((tab) => tab.path), ...further()]) await measure(staff, path);
  for (const counts of [false, false, true])
    for (const format of ['csv', 'json'] as const) await measureExport(staff, installation, format, counts);
  say(`Load, before and after: ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}`);
} catch (error) {
  process.stderr.write(installation.log().split('\n').slice(-20).join('\n'));
  throw error;
} finally {
  closeConnections();
  await client.end();
  await installation.stop();
}
