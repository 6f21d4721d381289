import { asc, gt, notInArray } from 'drizzle-orm';
import { type CountedCase, type Counts, countCases } from '#core/removal/figures/rules.ts';
import { removalFigures } from '#core/removal/figures/schema.ts';
import { readCases } from '#core/removal/internal/store.ts';
import { removalCases } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** People whose cases are opened in one transaction. */
const AT_ONCE = 100;

/** Counts all cases anew and replaces the figures: what nobody publishes any more goes. */
export async function countFigures(platform: Platform, signal: AbortSignal): Promise<void> {
  const counts = countCases(await readEveryCase(platform, signal));
  await platform.database.transaction(systemScope, (tx) => replaceFigures(tx, counts, platform.clock.now()));
}

async function readEveryCase({ database, ...rest }: Platform, signal: AbortSignal): Promise<CountedCase[]> {
  const platform = { database, ...rest };
  const cases: CountedCase[] = [];
  for (let last: string | null = null; ; ) {
    signal.throwIfAborted();
    const people = await database.read(systemScope, (tx) => nextPeople(tx, last));
    for (const userId of people)
      cases.push(...(await database.read(systemScope, (tx) => countedCases(tx, platform, userId))));
    last = people.at(-1) ?? null;
    if (people.length < AT_ONCE) return cases;
  }
}

async function nextPeople(tx: Transaction, after: string | null): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: removalCases.userId })
    .from(removalCases)
    .where(after === null ? undefined : gt(removalCases.userId, after))
    .orderBy(asc(removalCases.userId))
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

async function countedCases(tx: Transaction, platform: Platform, userId: string): Promise<CountedCase[]> {
  return (await readCases(tx, platform, userId)).map(({ content: { company }, steps }) => ({
    userId,
    companyId: company.id,
    company: company.name,
    moves: steps.flatMap(({ state, at }) => (state === null ? [] : [{ state, at }])),
  }));
}

async function replaceFigures(tx: Transaction, counts: readonly Counts[], countedAt: Date): Promise<void> {
  const ids = counts.map(({ companyId }) => companyId);
  await tx.delete(removalFigures).where(ids.length > 0 ? notInArray(removalFigures.companyId, ids) : undefined);
  for (const { within, ...count } of counts) {
    const [within7, within30, within45, within90] = within;
    const row = { ...count, within7, within30, within45, within90, countedAt };
    await tx.insert(removalFigures).values(row).onConflictDoUpdate({ target: removalFigures.companyId, set: row });
  }
}
