import { sql } from 'drizzle-orm';
import { auditSeal } from '#core/base/audit/jobs.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Operation, Stage } from './stage.ts';

const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

export const seal: Operation = ({ scheduler, start }) => {
  if (!scheduler.isRunning('seal')) start('seal', (platform) => auditSeal.run(platform, {}, run));
};

/** What was left to do is done, and sealed. */
export async function finishWork(stage: Stage): Promise<void> {
  await stage.finish('worker', () => stage.processes.any().worker.work());
  await stage.finish('seal', (platform) => auditSeal.run(platform, {}, run));
}

/** @returns what of the work that was asked for has not been done, or more than once */
export async function faultsOfWork({ base, letters, scheduler, world }: Stage): Promise<string[]> {
  const read = async <Row extends Record<string, unknown>>(what: ReturnType<typeof sql>) =>
    (await base.transaction(systemScope, (tx) => tx.execute<Row>(what))).rows;
  const faults: string[] = [];
  const left = await read<{ job: string }>(sql`select job from outbox`);
  if (left.length > 0) faults.push(`${left.length} rows are left in the outbox, such as ${left[0]?.job}`);
  const open = await read<{ name: string; state: string }>(
    sql`select name, state::text from pgboss.job where state in ('created', 'retry', 'active', 'failed')`,
  );
  // A scan that cannot be finished ends as failed, which its own checks look at.
  for (const { name, state } of open.filter((job) => !/^scan\..*run$/.test(job.name) || job.state !== 'failed'))
    faults.push(`${name} is ${state} for ever`);
  const written = await read<{ id: string; name: string; state: string }>(sql`select id, name, state from mails`);
  const came = Map.groupBy(letters, ({ messageId }) => messageId);
  for (const { id, name, state } of written) {
    const times = [...came].filter(([messageId]) => messageId.includes(id)).length;
    if (state !== 'sent' || times === 0) faults.push(`a mail ${name} is ${state}, and came ${times} times`);
  }
  const twice = letters.length - came.size;
  const excused = scheduler.trace.filter((line) =>
    /: crash|mail taken: lost|committed: lost|transaction: refused|others are taken/.test(line),
  ).length;
  if (twice > excused) faults.push(`${twice} mails came twice, after ${excused} faults`);
  const { faults: ofLog } = await verifyLog(world);
  return [...faults, ...ofLog.map(({ text, position }) => `the log, at ${position}: ${text}`)];
}
