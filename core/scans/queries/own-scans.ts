import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import { changesLine } from '#contract/scans/comparison.ts';
import type { LatestReport } from '#contract/scans/todos.ts';
import type { ScanCounts, ScanRow, ScorePoint } from '#contract/scans/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';
import { readParts } from '#core/scans/internal/rows.ts';
import { readSaid } from '#core/scans/internal/said.ts';
import { BREACH_SCAN, WATCH_SCAN } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import { type NameOfService, readServiceNames } from '#core/site/services/queries/service-names.ts';
import { namesOfServices } from '#core/site/services/queries/services.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { compareOwn } from './compared.ts';
import { inShort } from './latest-report.ts';
import { findingsToList, type Outline, outlineOf } from './outlines.ts';
import { scanWordsIn } from './scan-words.ts';
import { judgedScan, openFindings } from './view.ts';

/** Rows on one page of My Scans. */
const SCANS_PER_PAGE = 10;
/** Scans that the home of the dashboard shows. */
const RECENT = 3;
/** Points of the score over time. */
const POINTS = 8;

type OwnRow = typeof userScans.$inferSelect;

/** The scans of the person who is signed in, newest first. @throws AppError `unauthenticated` */
export function listOwnScans(
  ctx: Context,
  listing: Listing,
  language: Language = firstLanguage,
): Promise<Page<ScanRow>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      order: { time: userScans.createdAt, id: userScans.id },
      size: SCANS_PER_PAGE,
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(userScans)
          .where(and(eq(userScans.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ id, createdAt }) => ({ id, time: createdAt }),
    });
    const opened = await openScans(tx, platform, actor.userId, { scans: page.rows, language });
    const names = await namesOf(tx, page.rows, language);
    return {
      ...page,
      rows: page.rows.map((scan) => rowOf(scan, nameOf(scan, names, language), opened.outlineOf(scan))),
    };
  });
}

async function namesOf(tx: Transaction, scans: readonly OwnRow[], language: Language) {
  const ids = scans.map(({ serviceId }) => serviceId);
  return { names: await namesOfServices(tx, ids), inLanguage: await readServiceNames(tx, language) };
}

/** What nobody ordered has a name by its type. */
function nameOf(
  { scanType, serviceId }: OwnRow,
  { names, inLanguage }: { names: ReadonlyMap<string, string>; inLanguage: NameOfService },
  language: Language,
): string {
  const { watching, newBreach } = scanWordsIn[language].unordered;
  if (scanType === WATCH_SCAN) return watching;
  return scanType === BREACH_SCAN ? newBreach : inLanguage(names.get(serviceId) ?? scanType);
}

const rowOf = (scan: OwnRow, name: string, outline: Outline): ScanRow => ({
  id: scan.id,
  name,
  status: scan.status,
  completion: scan.completionPercentage,
  createdAt: scan.createdAt.toISOString(),
  ...outline,
});

/** What was found in some scans of one person, and what they have done about it, read together. */
async function openScans(
  tx: Transaction,
  platform: Platform,
  userId: string,
  { scans, language }: { scans: readonly OwnRow[]; language: Language },
) {
  const partsOf = await readParts(tx, scans);
  const found = new Map(scans.map((scan) => [scan.id, findingsToList(platform, scan, partsOf(scan.id))]));
  const opened = [...found.values()].filter((one) => one !== null);
  const todosOf = await readSaid(tx, platform, userId, opened);
  return {
    outlineOf: (scan: OwnRow) =>
      outlineOf(platform, scan, partsOf(scan.id), found.get(scan.id) ?? null, todosOf, language),
    /** @throws PermanentFailure when its key is gone; VaultError */
    judge(scan: OwnRow) {
      const parts = partsOf(scan.id);
      const opened = { ...(found.get(scan.id) ?? openFindings(platform, scan, parts)), ...parts, language };
      return judgedScan(platform, scan, opened, todosOf);
    },
    canOpen: (scan: OwnRow) => Boolean(found.get(scan.id)),
  };
}

/** What the home of the dashboard shows of somebody's scans. Each part stands by itself when another cannot be opened. */
export interface HomeScans {
  /** The latest, newest first. */
  recent(): ScanRow[];
  /** The newest result, in short; null before the first. @throws PermanentFailure when its key is gone; VaultError */
  latest(): LatestReport | null;
  /** The scores of the latest scans that have one, oldest first. */
  scores(): ScorePoint[];
}

/** @throws AppError `unauthenticated` */
export function readHomeScans(ctx: Context, language: Language = firstLanguage): Promise<HomeScans> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const scans = await readNewest(tx, actor.userId);
    const opened = await openScans(tx, platform, actor.userId, { scans, language });
    const recent = scans.slice(0, RECENT);
    const names = await namesOf(tx, recent, language);
    const completed = scans.filter(({ status }) => status === 'completed');
    const [newest, before] = completed;
    return {
      recent: () => recent.map((scan) => rowOf(scan, nameOf(scan, names, language), opened.outlineOf(scan))),
      latest() {
        if (!newest) return null;
        const judged = opened.judge(newest);
        const earlier = before && opened.canOpen(before) ? opened.judge(before) : null;
        return { ...inShort(judged.own), changed: earlier && changedSince(earlier, judged, language) };
      },
      scores: () =>
        completed
          .filter(({ results }) => results?.risk_score != null)
          .slice(0, POINTS)
          .reverse()
          .flatMap((scan) => {
            const { score } = opened.outlineOf(scan);
            return score ? [{ scanId: scan.id, date: scan.createdAt.toISOString(), ...score }] : [];
          }),
    };
  });
}

/** "2 new, 1 gone", and since when. */
function changedSince(
  earlier: ReturnType<typeof judgedScan>,
  later: ReturnType<typeof judgedScan>,
  language: Language,
) {
  const compared = compareOwn(earlier, later);
  return { since: compared.earlier.date, words: changesLine(compared, scanWordsIn[language]) };
}

/** The latest scans, the latest two that are completed, and the latest that have a score; newest first. */
function readNewest(tx: Transaction, userId: string): Promise<OwnRow[]> {
  const newestFirst = [desc(userScans.createdAt), desc(userScans.id)] as const;
  const idsWhere = (where: SQL | undefined, most: number) =>
    tx
      .select({ id: userScans.id })
      .from(userScans)
      .where(where)
      .orderBy(...newestFirst)
      .limit(most);
  const latest = idsWhere(eq(userScans.userId, userId), RECENT);
  const completed = idsWhere(completedOf(userId), 2);
  const scored = idsWhere(and(completedOf(userId), sql`${userScans.results} ->> 'risk_score' is not null`), POINTS);
  return tx
    .select()
    .from(userScans)
    .where(sql`${userScans.id} in (${latest} union ${completed} union ${scored})`)
    .orderBy(...newestFirst);
}

const completedOf = (userId: string) => and(eq(userScans.userId, userId), eq(userScans.status, 'completed'));

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
