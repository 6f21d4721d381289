import { lt, sql } from 'drizzle-orm';
import { takeReadings } from '#core/status/internal/readings.ts';
import { daysShown, slotMs } from '#core/status/rules.ts';
import { statusDays } from '#core/status/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Measures every part and counts it to its day, once for every five minutes however often it runs; and forgets days that
 * nobody is shown any more.
 */
export async function measureParts(platform: Platform, signal: AbortSignal): Promise<void> {
  const { clock, database } = platform;
  const slot = Math.floor(clock.now().getTime() / slotMs) * slotMs;
  const readings = await takeReadings(platform, signal);
  const rows = readings.map((one) => ({
    ...one,
    day: dayOf(slot),
    slots: 1,
    firstSlot: new Date(slot),
    lastSlot: new Date(slot),
  }));
  await database.transaction(systemScope, async (tx) => {
    await tx.delete(statusDays).where(lt(statusDays.day, dayOf(slot - daysShown * 86_400_000)));
    if (rows.length === 0) return;
    await tx
      .insert(statusDays)
      .values(rows)
      .onConflictDoUpdate({
        target: [statusDays.part, statusDays.day],
        set: {
          slots: sql`${statusDays.slots} + 1`,
          good: sql`${statusDays.good} + excluded.good`,
          impaired: sql`${statusDays.impaired} + excluded.impaired`,
          down: sql`${statusDays.down} + excluded.down`,
          latest: sql`excluded.latest`,
          lastSlot: sql`excluded.last_slot`,
        },
        setWhere: sql`${statusDays.lastSlot} < excluded.last_slot`,
      });
  });
}
