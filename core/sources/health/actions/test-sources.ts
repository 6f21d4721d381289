import type { Source } from '#core/sources/define.ts';
import { isProvable, type Provable, standingOf } from '#core/sources/health/internal/health.ts';
import { askControl, type Turn } from '#core/sources/health/internal/questions.ts';
import { moveTo, recordControl } from '#core/sources/health/internal/record.ts';
import { forgetHealth } from '#core/sources/health/internal/remembered.ts';
import { isTested, lockHealth, markDay, readEveryHealth, takeTest } from '#core/sources/health/internal/rows.ts';
import { afterNight, type ControlOutcome, controlKinds, nightBefore, nightOf } from '#core/sources/health/rules.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Sources that are tested at once. Nobody waits for it, and visitors' questions go first. */
const AT_ONCE = 8;

/** Questions of each control in a night: no source is asked more than four. */
const MOST_QUESTIONS = 2;

/** After each of the many that must prove themselves: where none of them can be reached, they would keep the database busy. */
const PAUSE_MS = 500;

/** A test that finds no free slot for so long has not been answered. */
const PATIENCE_MS = 10 * 60_000;

/**
 * Asks every source that can be proved both of its controls, once a night: also those that are out, which come back by it.
 * Those that scans always ask come first. A run after a crash goes on with those that are left.
 */
export async function testSources(platform: Platform, list: readonly Source[], signal: AbortSignal): Promise<void> {
  const { clock, database } = platform;
  const health = await database.transaction(systemScope, readEveryHealth);
  const begin = nightBefore(clock.now());
  const left = list
    .filter(isProvable)
    .filter(({ id }) => !isTested(health.get(id), begin))
    .sort((a, b) => Number(a.mustProve ?? false) - Number(b.mustProve ?? false));
  const testNext = async () => {
    for (let source = left.shift(); source; source = left.shift()) {
      await testSource(platform, source, signal);
      if (source.mustProve && left.length > 0) await clock.sleep(PAUSE_MS, signal);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, testNext));
}

async function testSource(platform: Platform, source: Provable, signal: AbortSignal): Promise<void> {
  const giveBack = await takeTest(platform, source.id, nightBefore(platform.clock.now()));
  if (giveBack === null) return;
  try {
    await endNight(platform, source, await askControls(platform, source, signal));
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function askControls(platform: Platform, source: Provable, signal: AbortSignal): Promise<ControlOutcome[]> {
  const latest = new Date(platform.clock.now().getTime() + PATIENCE_MS);
  const turn: Turn = { asker: 'selfTest', latest, signal };
  const outcomes: ControlOutcome[] = [];
  for (const kind of controlKinds) {
    const asked = await askControl(platform, source, kind, turn, MOST_QUESTIONS);
    await recordControl(platform, source, kind, asked);
    forgetHealth(platform);
    outcomes.push(...asked);
  }
  return outcomes;
}

async function endNight(platform: Platform, source: Provable, outcomes: readonly ControlOutcome[]): Promise<void> {
  const now = platform.clock.now();
  const mark = nightOf(outcomes);
  await platform.database.transaction(systemScope, async (tx) => {
    const before = await lockHealth(tx, source.id, now);
    await moveTo(tx, platform, source, { before, after: afterNight(standingOf(before), mark) });
    await markDay(tx, source.id, now, mark);
  });
  forgetHealth(platform);
}
