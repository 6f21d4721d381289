import { forgetHealth } from '#core/sources/health/internal/remembered.ts';
import { lockHealth, markDay, writeHealth } from '#core/sources/health/internal/rows.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** It is not written more often: it says no more than that the source answers these days. */
const NOTED_EVERY_MS = 15 * 60_000;

const noted = new WeakMap<Platform, Map<string, number>>();

/** Notes that a source without a control answered somebody's question in a documented form. */
export async function noteAnswered(platform: Platform, sourceId: string): Promise<void> {
  const now = platform.clock.now();
  const times = noted.get(platform) ?? new Map<string, number>();
  noted.set(platform, times);
  if (now.getTime() - (times.get(sourceId) ?? 0) < NOTED_EVERY_MS) return;
  times.set(sourceId, now.getTime());
  await platform.database.transaction(systemScope, async (tx) => {
    await lockHealth(tx, sourceId, now);
    await writeHealth(tx, sourceId, { answeredAt: now });
    await markDay(tx, sourceId, now, 'passed');
  });
  forgetHealth(platform);
}
