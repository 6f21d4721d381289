import { gte } from 'drizzle-orm';
import {
  type DayCounts,
  type DayMark,
  type PartState,
  type PartStatus,
  type Remark,
  type StatusPart,
  statusParts,
} from '#contract/status/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { daysShown, freshMs, markOf, missingSlots } from '#core/status/rules.ts';
import { statusDays } from '#core/status/schema.ts';

type DayRow = typeof statusDays.$inferSelect;

const DAY = 86_400_000;

/** How every part does now, and how each of the last days went. Anybody may know. */
export async function readStatus({ actor, platform }: Context): Promise<PartStatus[]> {
  const now = platform.clock.now();
  const days = Array.from({ length: daysShown }, (_, n) =>
    new Date(now.getTime() - (daysShown - 1 - n) * DAY).toISOString().slice(0, 10),
  );
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(statusDays)
      .where(gte(statusDays.day, days[0] ?? '')),
  );
  return statusParts.map((part) => {
    const own = new Map(rows.flatMap((row) => (row.part === part ? [[row.day, row]] : [])));
    return statusOf(part, { days, own, now });
  });
}

interface Measured {
  days: readonly string[];
  own: ReadonlyMap<string, DayRow>;
  now: Date;
}

const countsOf = ({ day, slots, good, impaired, down }: DayRow): DayCounts => ({ day, slots, good, impaired, down });

function statusOf(part: StatusPart, { days, own, now }: Measured): PartStatus {
  const marks: DayMark[] = [];
  const remarks: Remark[] = [];
  const firstDay = days.find((day) => own.has(day));
  for (const day of days) {
    const row = own.get(day);
    const missing = row ? missingSlots(row, now, day === firstDay ? row.firstSlot : null) : 0;
    const mark = row ? markOf(part, row, missing) : null;
    marks.push(mark);
    if (row && mark !== 'good') remarks.unshift({ counts: countsOf(row), missing });
  }
  return { part, state: stateNow(own, now), marks, remarks };
}

function stateNow(own: ReadonlyMap<string, DayRow>, now: Date): PartState | null {
  const last = [...own.values()].toSorted((a, b) => b.lastSlot.getTime() - a.lastSlot.getTime())[0];
  return last && now.getTime() - last.lastSlot.getTime() <= freshMs ? last.latest : null;
}
