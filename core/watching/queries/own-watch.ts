import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { WatchedChange, WatchInShort, WatchView } from '#contract/watching/types.ts';
import { wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { isWatchScan } from '#core/scans/queries/watch-scans.ts';
import { describeChanges } from '#core/watching/internal/digest.ts';
import { readScope } from '#core/watching/internal/scope.ts';
import type { Watched } from '#core/watching/internal/watched.ts';
import { watchedFindings, watchedYears, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Changes that the page lists. */
const MOST_LISTED = 20;

/** The actor's watching, and what has changed since it began. @throws AppError `unauthenticated` */
export function readOwnWatch(ctx: Context, language: Language = firstLanguage): Promise<WatchView> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [watch] = await tx.select().from(watches).where(eq(watches.userId, userId));
    const isOn = watch !== undefined && watch.stoppedAt === null;
    const watched = { watchId: userId, userId, email: actor.email, name: '' };
    return {
      isOn,
      pace: watch?.pace ?? 'monthly',
      timeZone: watch?.timeZone ?? null,
      nextAt: isOn && watch.scanId === null ? (watch.nextAt?.toISOString() ?? null) : null,
      isScanning: isOn && watch.scanId !== null,
      takesMail: await wantsMail(tx, userId, 'notification'),
      scope: await readScope(tx, platform, { userId, watch: watch ?? null }),
      changes: isOn ? await readChanges(tx, platform, watched, language) : [],
    };
  });
}

interface InShortRow extends Record<string, unknown> {
  scanning: boolean;
  /** Milliseconds, as the database writes numbers. */
  next_at: string;
  looked_at: string | null;
  news: number;
  paid_until: string | null;
}

const isoOf = (at: string | null): string | null => (at === null ? null : new Date(Number(at)).toISOString());

/** The actor's watching in one line. @throws AppError `unauthenticated` */
export function readWatchInShort(ctx: Context): Promise<WatchInShort> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const { rows } = await tx.execute<InShortRow>(sql`
      select w.scan_id is not null as scanning, extract(epoch from w.next_at) * 1000 as next_at,
        extract(epoch from last.looked_at) * 1000 as looked_at,
        (select count(*)::int from watched_findings f
          where f.watch_id = w.id and f.change in ('new', 'published', 'back') and f.changed_at >= last.looked_at) as news,
        (select extract(epoch from max(y.ends_at)) * 1000 from watched_years y
          where y.user_id = w.user_id and y.ends_at > ${platform.clock.now().toISOString()}) as paid_until
      from watches w, lateral (select max(finished_at) as looked_at from user_scans
        where user_id = w.user_id and ${isWatchScan} and status = 'completed' and user_scans.created_at >= w.anchored_at) last
      where w.user_id = ${actor.userId} and w.stopped_at is null`);
    const [row] = rows;
    if (!row) return { isOn: false };
    return {
      isOn: true,
      lookedAt: isoOf(row.looked_at),
      nextAt: row.scanning ? null : isoOf(row.next_at),
      isScanning: row.scanning,
      news: row.news,
      paidUntil: isoOf(row.paid_until),
    };
  });
}

/** Whether the actor is watched, how often, and how much of what is theirs. @throws AppError `unauthenticated` */
export function readWatchSettings(ctx: Context): Promise<Pick<WatchView, 'isOn' | 'pace' | 'scope'>> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [watch = null] = await tx.select().from(watches).where(eq(watches.userId, userId));
    const scope = await readScope(tx, platform, { userId, watch });
    return { isOn: watch?.stoppedAt === null, pace: watch?.pace ?? 'breaches', scope };
  });
}

/** The actor's years of watching that were paid for, oldest first. @throws AppError `unauthenticated` */
export function listOwnYears(ctx: Context): Promise<{ orderId: string; startsAt: string; endsAt: string }[]> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const { orderId, startsAt, endsAt, userId } = watchedYears;
    const rows = await tx
      .select({ orderId, startsAt, endsAt })
      .from(watchedYears)
      .where(eq(userId, actor.userId))
      .orderBy(asc(startsAt), asc(orderId));
    return rows.map((row) => ({
      orderId: row.orderId,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
    }));
  });
}

/** Whether the actor is watched. @throws AppError `unauthenticated` */
export function isWatched(ctx: Context): Promise<boolean> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const on = and(eq(watches.userId, actor.userId), isNull(watches.stoppedAt));
    return (await tx.select({ userId: watches.userId }).from(watches).where(on)).length > 0;
  });
}

async function readChanges(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
  language: Language,
): Promise<WatchedChange[]> {
  const rows = await tx
    .select()
    .from(watchedFindings)
    .where(and(eq(watchedFindings.watchId, watched.watchId), isNotNull(watchedFindings.change)))
    .orderBy(desc(watchedFindings.changedAt), watchedFindings.findingKey)
    .limit(MOST_LISTED);
  const items = await describeChanges(tx, platform, watched, rows, language);
  return items.map(({ kind, at, title, since, path }) => ({ kind, at, title, since, path }));
}
