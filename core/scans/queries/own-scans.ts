import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { ScanCounts, ScanRow, ScorePoint } from '#contract/scans/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { namesOfServices } from '#core/site/services/queries/services.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readOutlines } from './outlines.ts';

/** Rows on one page of My Scans. */
const SCANS_PER_PAGE = 10;
/** Scans that the home of the dashboard shows. */
const RECENT = 3;
/** Points of the score over time. */
const POINTS = 8;

const columns = {
  id: userScans.id,
  serviceId: userScans.serviceId,
  scanType: userScans.scanType,
  status: userScans.status,
  completion: userScans.completionPercentage,
  results: userScans.results,
  dataKeyId: userScans.dataKeyId,
  finishedAt: userScans.finishedAt,
  createdAt: userScans.createdAt,
};

/** The actor's scans, newest first. @throws AppError `unauthenticated` */
export async function listOwnScans(ctx: Context, listing: Listing): Promise<Page<ScanRow>> {
  return readOwnScans(ctx, { listing, size: SCANS_PER_PAGE });
}

/** The three latest. @throws AppError `unauthenticated` */
export async function listRecentScans(ctx: Context): Promise<ScanRow[]> {
  return (await readOwnScans(ctx, { listing: { before: null, after: null }, size: RECENT })).rows;
}

interface Wanted {
  listing: Listing;
  size: number;
}

function readOwnScans(ctx: Context, { listing, size }: Wanted): Promise<Page<ScanRow>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      order: { time: userScans.createdAt, id: userScans.id },
      size,
      select: ({ where, orderBy, limit }) =>
        tx
          .select(columns)
          .from(userScans)
          .where(and(eq(userScans.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ id, createdAt }) => ({ id, time: createdAt }),
    });
    const names = await namesOfServices(
      tx,
      page.rows.map(({ serviceId }) => serviceId),
    );
    const answers = await countAnswers(
      tx,
      page.rows.map(({ id }) => id),
    );
    const completed = page.rows.filter(({ status }) => status === 'completed');
    const outlines = await readOutlines(tx, platform, { userId: actor.userId, scans: completed });
    return {
      ...page,
      rows: page.rows.map(({ id, serviceId, scanType, status, completion, createdAt }) => ({
        id,
        name: names.get(serviceId) ?? scanType,
        status,
        completion,
        createdAt: createdAt.toISOString(),
        ...(outlines.get(id) ?? noOutline),
        ...(answers.get(id) ?? noAnswers),
      })),
    };
  });
}

const noOutline = { summary: null, exposures: null, score: null };
const noAnswers = { asked: 0, answered: 0 };

/** How many sources were asked in each scan, and how many of them answered. */
async function countAnswers(tx: Transaction, scanIds: readonly string[]) {
  if (scanIds.length === 0) return new Map<string, Pick<ScanRow, 'asked' | 'answered'>>();
  const rows = await tx
    .select({
      scanId: scanChecks.scanId,
      asked: sql<number>`count(*) filter (where ${scanChecks.reason} is distinct from 'not-applicable')::int`,
      answered: sql<number>`count(*) filter (where ${scanChecks.state} in ('found', 'clear'))::int`,
    })
    .from(scanChecks)
    .where(inArray(scanChecks.scanId, [...scanIds]))
    .groupBy(scanChecks.scanId);
  return new Map(rows.map(({ scanId, ...counts }) => [scanId, counts]));
}

/** @throws AppError `unauthenticated` */
export async function countOwnScans(ctx: Context): Promise<ScanCounts> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx
      .select({
        total: count(),
        completed: sql<number>`count(*) filter (where ${userScans.status} = 'completed')::int`,
      })
      .from(userScans)
      .where(eq(userScans.userId, actor.userId));
    return row ?? { total: 0, completed: 0 };
  });
}

export const completedOf = (userId: string) => and(eq(userScans.userId, userId), eq(userScans.status, 'completed'));

/** The scores of the latest scans that have one, oldest first. @throws AppError `unauthenticated` */
export async function listScores(ctx: Context): Promise<ScorePoint[]> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const scans = await tx
      .select(columns)
      .from(userScans)
      .where(and(completedOf(actor.userId), sql`${userScans.results} ->> 'risk_score' is not null`))
      .orderBy(desc(userScans.createdAt), desc(userScans.id))
      .limit(POINTS);
    const outlines = await readOutlines(tx, platform, { userId: actor.userId, scans });
    return scans.reverse().flatMap(({ id, createdAt }) => {
      const score = outlines.get(id)?.score;
      return score ? [{ scanId: id, date: createdAt.toISOString(), ...score }] : [];
    });
  });
}
