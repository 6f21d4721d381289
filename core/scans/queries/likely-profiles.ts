import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { askedKey, type LikelyProfile } from '#contract/identifiers/types.ts';
import { isQuestion } from '#contract/scans/ownership.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readParts } from '#core/scans/internal/rows.ts';
import { profilesIn, readSaid } from '#core/scans/internal/said.ts';
import { scanIdentifiers, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { findingsToList, unlessSealed } from './outlines.ts';
import { judgedScan } from './view.ts';

/**
 * Profiles under the actor's user names that are likely theirs by what they show, in their newest result about a user name.
 * What they have answered about is left out.
 * @returns by `askedKey`
 * @throws AppError `unauthenticated`
 */
export async function readLikelyProfiles(
  ctx: Context,
  language: Language = firstLanguage,
): Promise<Readonly<Record<string, LikelyProfile[]>>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const scan = await findNewest(tx, actor.userId);
    if (!scan) return {};
    const parts = (await readParts(tx, [scan]))(scan.id);
    const found = findingsToList(platform, scan, parts);
    if (!found) return {};
    const todosOf = await readSaid(tx, platform, actor.userId, [found]);
    const opened = { ...found, ...parts, language };
    const judged = unlessSealed(platform, scan, () => judgedScan(platform, scan, opened, todosOf));
    return judged ? likelyIn(judged) : {};
  });
}

async function findNewest(tx: Transaction, userId: string) {
  const aboutName = tx
    .select({ one: sql`1` })
    .from(scanIdentifiers)
    .where(and(eq(scanIdentifiers.scanId, userScans.id), eq(scanIdentifiers.kind, 'username')));
  const [scan] = await tx
    .select()
    .from(userScans)
    .where(and(eq(userScans.userId, userId), eq(userScans.status, 'completed'), exists(aboutName)))
    .orderBy(desc(userScans.createdAt), desc(userScans.id))
    .limit(1);
  return scan;
}

function likelyIn({ own: { scan, todos }, scored, reports }: ReturnType<typeof judgedScan>) {
  const usernameOf = new Map(profilesIn({ scored, reports }).map(({ findingId, username }) => [findingId, username]));
  const likely = scan.findings.filter(({ id, whose }) => whose.level === 'likely' && isQuestion(whose) && !todos[id]);
  const named = likely.flatMap(({ id, where, whose: { because } }) => {
    const username = usernameOf.get(id);
    return username === undefined ? [] : [[username, { scanId: scan.id, finding: id, where, because }] as const];
  });
  const byName = Map.groupBy(named, ([username]) => askedKey('username', username));
  return Object.fromEntries([...byName].map(([key, all]) => [key, all.map(([, profile]) => profile)]));
}
