import { and, eq, lt, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { deliverMail } from './queue.ts';
import { mailHolds, mails } from './schema.ts';

/** From now on no mail leaves. Under the system's scope, as everything here. */
export async function holdMail(tx: Transaction): Promise<void> {
  if ((await findMailHold(tx)) === null) await tx.insert(mailHolds).values({});
}

/** Since when no mail leaves; null while it does. */
export async function findMailHold(tx: Transaction): Promise<Date | null> {
  const [row] = await tx.select().from(mailHolds).orderBy(mailHolds.since).limit(1);
  return row?.since ?? null;
}

export interface Released {
  /** Mail that is on its way now. */
  sent: number;
  /** Mail from before the hold that was given up. */
  discarded: number;
}

/**
 * Lets mail leave again.
 * @param discard gives up what was queued before the hold: after a restore it may have been sent already
 * @returns null when no mail was held
 */
export async function releaseMail(tx: Transaction, { discard }: { discard: boolean }): Promise<Released | null> {
  const since = await findMailHold(tx);
  if (since === null) return null;
  await tx.delete(mailHolds);
  const discarded = discard ? await discardBefore(tx, since) : 0;
  return { discarded, sent: await flushMail(tx) };
}

async function discardBefore(tx: Transaction, since: Date): Promise<number> {
  const rows = await tx
    .update(mails)
    .set({ state: 'failed', sealed: null, lastFailure: 'discarded' })
    .where(and(eq(mails.state, 'queued'), lt(mails.createdAt, since)))
    .returning({ id: mails.id });
  return rows.length;
}

/**
 * Tries all mail on its way at once, instead of when its next try is due; mail whose job is gone gets a new one. A delivery that
 * runs is left alone.
 * @returns how many mails
 */
export async function flushMail(tx: Transaction): Promise<number> {
  const { rows: waiting } = await tx.execute<{ id: string }>(sql`
    update pgboss.job set start_after = now()
    where name = ${deliverMail.name} and state in ('created', 'retry') and start_after > now() returning id`);
  const { rows: lost } = await tx.execute<{ id: string }>(sql`
    update mails set attempts = 0 where state = 'queued'
      and not exists (select from pgboss.job where name = ${deliverMail.name}
        and state in ('created', 'retry', 'active') and data ->> 'mailId' = mails.id::text)
      and not exists (select from outbox where job = ${deliverMail.name} and input ->> 'mailId' = mails.id::text)
    returning id`);
  for (const { id } of lost) await enqueue(tx, deliverMail, { mailId: id });
  return waiting.length + lost.length;
}
