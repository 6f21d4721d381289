import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { type AskedAgain, askAgain } from '#core/scans/actions/ask-again.ts';
import { renewReport } from '#core/scans/actions/renew-report.ts';
import { forgetCatalogue } from '#core/sources/actions/catalogue-now.ts';
import { readNews, type SourceNews } from '#core/sources/catalogues/queries/news.ts';
import type { Subject } from '#core/sources/define.ts';
import { subjectFrom, subjectOf } from '#core/sources/queries/subject.ts';
import { findNewestReport } from '#core/watching/internal/reports.ts';
import { readWatchedIdentifiers } from '#core/watching/internal/scope.ts';
import { changeWatch, isOn, lockWatch, type Watch } from '#core/watching/internal/store.ts';
import { findWatched } from '#core/watching/internal/watched.ts';
import { isLastTry, watchTimes } from '#core/watching/rules.ts';
import { breachMatches, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks the sources whose catalogues have published new breaches about everybody who is watched and was not asked about since,
 * longest ago first, as far as their limits leave turns to whom nobody waits for; the rest has its turn with a later run. What
 * is new makes a report, and what follows from a report follows. One who cannot be asked about does not keep the others.
 */
export async function matchBreaches(platform: Platform, signal: AbortSignal): Promise<void> {
  const end = platform.clock.now().getTime() + watchTimes.matchRunMs;
  const failures: unknown[] = [];
  for (const news of await readNews(platform)) {
    const due = await findDue(platform, news);
    if (due.length > 0) forgetCatalogue(platform);
    for (const watchId of due) {
      if (platform.clock.now().getTime() >= end) break;
      signal.throwIfAborted();
      const outcome = await matchOne(platform, watchId, news, signal).catch((error: unknown) => failures.push(error));
      if (outcome === 'no-turn') break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'who is watched could not be matched with new breaches');
}

/** People whom one run looks at for one source. */
const MOST_AT_ONCE = 50;

async function findDue({ database, clock }: Platform, { sourceId, at }: SourceNews): Promise<string[]> {
  const waited = sql`${breachMatches.triedAt} + ${breachMatches.tries} * ${watchTimes.matchAgainMs / 1_000} * interval '1 second'`;
  return database.read(systemScope, async (tx) => {
    const rows = await tx
      .select({ id: watches.id })
      .from(watches)
      .leftJoin(profiles, eq(profiles.id, watches.userId))
      .leftJoin(breachMatches, and(eq(breachMatches.watchId, watches.id), eq(breachMatches.sourceId, sourceId)))
      .where(
        and(
          isNull(watches.stoppedAt),
          isNull(profiles.deletedAt),
          or(isNull(breachMatches.through), lt(breachMatches.through, at)),
          or(isNull(breachMatches.triedAt), lte(waited, clock.now().toISOString())),
        ),
      )
      .orderBy(sql`${breachMatches.through} asc nulls first`, sql`md5(${watches.id}::text)`)
      .limit(MOST_AT_ONCE);
    return rows.map(({ id }) => id);
  });
}

interface Base {
  scanId: string | null;
  /** Everything that the person is looked for by. */
  subjects: Subject[];
}

/** Somebody's newest report, and whom it would have to be about today. */
function readBase(platform: Platform, watchId: string): Promise<Base | null> {
  return platform.database.read(systemScope, async (tx) => {
    const [watch] = await tx.select().from(watches).where(eq(watches.id, watchId));
    const watched = watch && (await findWatched(tx, platform, watch));
    if (!watched) return null;
    const { userId, email } = watched;
    const others = userId === null ? [] : await readWatchedIdentifiers(tx, platform, { ...watch, userId });
    return {
      scanId: await findNewestReport(tx, platform, watched),
      subjects: [subjectOf(email), ...others.map(subjectFrom)],
    };
  });
}

async function matchOne(
  platform: Platform,
  watchId: string,
  news: SourceNews,
  signal: AbortSignal,
): Promise<AskedAgain['state']> {
  const base = await readBase(platform, watchId);
  if (!base) return 'unusable';
  const { scanId, subjects } = base;
  const again = { sourceId: news.sourceId, since: news.at, subjects };
  const asked: AskedAgain =
    scanId === null ? { state: 'unusable' } : await askAgain(platform, { ...again, scanId }, signal);
  if (asked.state !== 'no-turn') await keepOutcome(platform, { watchId, scanId, news, asked });
  return asked.state;
}

interface Outcome {
  watchId: string;
  /** The report that was looked at. */
  scanId: string | null;
  news: SourceNews;
  asked: AskedAgain;
}

/** The report, and that this person was asked about, in one transaction: whatever dies, it is made once or has yet to be. */
async function keepOutcome(platform: Platform, { watchId, scanId, news, asked }: Outcome): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const watch = await lockWatch(tx, watchId);
    const watched = isOn(watch) ? await findWatched(tx, platform, watch) : null;
    if (!watch || !watched || (await findNewestReport(tx, platform, watched)) !== scanId) return;
    const match = await lockMatch(tx, watchId, news.sourceId);
    if (match.through && match.through >= news.at) return;
    const now = platform.clock.now();
    const later = { triedAt: now, tries: match.tries + 1 };
    if (asked.state === 'unfinished') return changeMatch(tx, match, later);
    // A scan of everything takes the place of a report that cannot be made from another.
    if (asked.state !== 'asked' || scanId === null) await scanSoon(tx, watch, now);
    else if (isComplete(asked) || isLastTry(match))
      await renewReport(tx, systemContext(platform, 'watching.match'), { scanId, ended: asked.ended });
    else return changeMatch(tx, match, later);
    await changeMatch(tx, match, { through: news.at, triedAt: now, tries: 0 });
  });
}

/** An address that is never to be scanned has had its turn. */
const isComplete = ({ ended }: Extract<AskedAgain, { state: 'asked' }>): boolean =>
  ended.every(({ answer }) => answer.state !== 'not-checked' || answer.reason === 'opted-out');

async function scanSoon(tx: Transaction, watch: Watch, now: Date): Promise<void> {
  if (watch.scanId === null && (watch.nextAt === null || watch.nextAt > now))
    await changeWatch(tx, watch, { nextAt: now });
}

type Match = typeof breachMatches.$inferSelect;

async function lockMatch(tx: Transaction, watchId: string, sourceId: string): Promise<Match> {
  const key = and(eq(breachMatches.watchId, watchId), eq(breachMatches.sourceId, sourceId));
  await tx.insert(breachMatches).values({ watchId, sourceId }).onConflictDoNothing();
  const [match] = await tx.select().from(breachMatches).where(key).for('update');
  if (!match) throw new Error('a match has no row');
  return match;
}

async function changeMatch(
  tx: Transaction,
  { watchId, sourceId }: Match,
  change: Partial<Pick<Match, 'through' | 'triedAt' | 'tries'>>,
): Promise<void> {
  const key = and(eq(breachMatches.watchId, watchId), eq(breachMatches.sourceId, sourceId));
  await tx.update(breachMatches).set(change).where(key);
}
