import { systemScope } from '#platform/database/scope.ts';
import { type Asker, firstFit, fitsAt, type Paced, shareOf } from './quota.ts';
import {
  type Clocked,
  deleteSlots,
  insertInOrder,
  lockVendors,
  type Reading,
  readSlots,
  type Taken,
  writeSlots,
} from './slot-rows.ts';

/** A slot whose question is about to start. */
export interface Starting {
  slotId: string;
  source: Paced;
  holder: string;
  asker: Asker;
  latest: Date;
}

/**
 * Decides whether questions may start now: one that comes later than its slot may stand too close to others by now. One that
 * may not is given another slot.
 * @param waiting slots of this process whose questions have not started: they give way, and are asked about in their turn
 * @returns for each in order, the time of its slot: now, or later; null when there is none until its `latest`
 */
export function startQuestions(
  { database, clock }: Clocked,
  questions: readonly Starting[],
  waiting: ReadonlySet<string>,
): Promise<(number | null)[]> {
  const sources = questions.map(({ source }) => source);
  return database.transaction(systemScope, async (tx) => {
    const paused = await lockVendors(tx, sources);
    const now = clock.now().getTime();
    const decideAll = async (reading: Reading) => {
      const slots = await readSlots(tx, sources, new Date(now), reading);
      const times = new Map(
        [...slots].map(([id, of]) => [id, of.filter((slot) => !waiting.has(slot.id)).map(({ at }) => at)]),
      );
      return questions.map((question) => decideStart(question, { times, paused, now }));
    };
    // Most may start now, which needs few of the slots that scans hold for the next seconds.
    const near = await decideAll({ near: true });
    const decided = near.every((at) => at === now) ? near : await decideAll({});
    await writeSlots(
      tx,
      questions.flatMap(({ slotId, source: { quota }, holder }, place) => {
        const at = decided[place] ?? null;
        return at === null ? [] : [{ id: slotId, quota_id: quota.id, at, holder: at > now ? holder : null }];
      }),
    );
    await deleteSlots(
      tx,
      questions.flatMap(({ slotId }, place) => (decided[place] === null ? [slotId] : [])),
    );
    return decided;
  });
}

function decideStart({ source: { quota }, asker, latest }: Starting, { times, paused, now }: Taken): number | null {
  const others = times.get(quota.id) ?? [];
  const from = Math.max(now, paused.get(quota.vendorId) ?? 0);
  const mayStart = from === now && fitsAt(others, quota, now);
  const at = mayStart ? now : firstFit(others, shareOf(quota, asker), from);
  if (at > latest.getTime()) return null;
  times.set(quota.id, others);
  insertInOrder(others, at);
  return at;
}
