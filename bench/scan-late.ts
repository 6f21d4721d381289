import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { askWaiting } from '#core/scans/actions/ask-waiting.ts';
import { scanChecks } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Far less than the day that a scan waits: the limits of the loads leave room for all within minutes. */
const LONGEST_MS = 10 * 60_000;
const POLL_MS = 1_000;

/** Checks of these scans, as they are now. */
export const readChecks = ({ database }: Platform, scanIds: readonly string[]) =>
  database.transaction(systemScope, (tx) =>
    tx
      .select({ sourceId: scanChecks.sourceId, state: scanChecks.state, reason: scanChecks.reason })
      .from(scanChecks)
      .where(inArray(scanChecks.scanId, [...scanIds])),
  );

/**
 * Asks what first results left to ask, as the schedule does, until nothing waits any more or ten minutes have passed.
 * @returns the checks as they are then
 */
export async function askTheRest(platform: Platform, scanIds: readonly string[]): ReturnType<typeof readChecks> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    const checks = await readChecks(platform, scanIds);
    if (performance.now() > end || checks.every(({ state }) => state !== 'waiting')) return checks;
    await askWaiting(platform, { signal: new AbortController().signal });
    await wait(POLL_MS);
  }
}
