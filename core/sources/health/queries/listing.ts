import { gte } from 'drizzle-orm';
import type { DayMark, DayRun, ListedSource, SourceCounts } from '#contract/sources/listing.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import type { Source } from '#core/sources/define.ts';
import { conditionOf } from '#core/sources/health/internal/condition.ts';
import { paceWords } from '#core/sources/health/internal/pace-words.ts';
import { readEveryHealth, unknownHealth } from '#core/sources/health/internal/rows.ts';
import { daysKept } from '#core/sources/health/rules.ts';
import { sourceDays } from '#core/sources/health/schema.ts';
import { readPrecision } from '#core/sources/queries/precision.ts';
import { liveSources, pacedWith, switchedOnSources } from '#core/sources/queries/sources.ts';
import { registry } from '#core/sources/registry.ts';
import type { Transaction } from '#platform/database/database.ts';

const DAY = 86_400_000;

/** How many sources are live, and how many a free scan asks. Nothing is counted as live that has not shown it, or that no scan asks. */
export async function countSources({ actor, platform }: Context): Promise<SourceCounts> {
  const { clock, config, database } = platform;
  const health = await database.read(scopeOf(actor), readEveryHealth);
  const now = clock.now();
  const live = switchedOnSources(config).filter((source) => {
    const { condition } = conditionOf(source, health.get(source.id) ?? unknownHealth, { now, isSwitchedOn: true });
    return condition === 'answering';
  });
  const providers = new Set(live.map(({ vendor }) => vendor.id)).size;
  return { live: live.length, providers, asked: liveSources(config).length };
}

/** Every source there is, by name, with how it does. */
export async function listSources({ actor, platform }: Context): Promise<ListedSource[]> {
  const { clock, config, database } = platform;
  const now = clock.now();
  const on = new Set(switchedOnSources(config).map(({ id }) => id));
  const { health, daysOf, precision } = await database.read(scopeOf(actor), async (tx) => ({
    health: await readEveryHealth(tx),
    daysOf: await readDays(tx, now),
    precision: await readPrecision(tx),
  }));
  return registry
    .map((source) => ({
      ...factsOf(source),
      pace: paceWords(pacedWith(config, source).quota.windows),
      ...conditionOf(source, health.get(source.id) ?? unknownHealth, { now, isSwitchedOn: on.has(source.id) }),
      days: daysOf(source.id),
      precision: precision.get(source.id) ?? null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

const factsOf = ({ id, name, homepage, category, reveals, clearCovers, privacy, needs, credit }: Source) => ({
  id,
  name,
  homepage,
  category,
  reveals,
  clearCovers,
  privacy,
  isOfDomain: needs === 'domain',
  credit,
});

async function readDays(tx: Transaction, now: Date): Promise<(sourceId: string) => DayRun[]> {
  const days = Array.from({ length: daysKept }, (_, n) =>
    new Date(now.getTime() - (daysKept - 1 - n) * DAY).toISOString().slice(0, 10),
  );
  const [first = ''] = days;
  const rows = await tx.select().from(sourceDays).where(gte(sourceDays.day, first));
  const marks = new Map(rows.map(({ sourceId, day, mark }) => [`${sourceId} ${day}`, mark]));
  return (sourceId) => runsOf(days.map((day) => marks.get(`${sourceId} ${day}`) ?? null));
}

function runsOf(marks: readonly DayMark[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.mark === mark) last.days++;
    else runs.push({ mark, days: 1 });
  }
  return runs;
}
