import type { Subscription } from '#core/base/audit/events.ts';
import { sourceRecalled } from '#core/sources/health/events.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** An answer may have been proved just before its source was put out, and be saved just after. */
const LATE_MS = 10 * 60_000;

/** A source was caught lying: what it said goes, now and once more for what was being saved then. */
export const withdrawOnRecall: Subscription = {
  event: sourceRecalled,
  async run(tx, { platform }, { details = {} }) {
    const { sourceId, from, until } = details;
    const input = { sourceId, from, until };
    await enqueue(tx, { name: 'scan.recall' }, input);
    const startAfter = new Date(platform.clock.now().getTime() + LATE_MS);
    await enqueue(tx, { name: 'scan.recall' }, input, { startAfter });
  },
};
