import { and, eq, inArray } from 'drizzle-orm';
import type { CaseState } from '#contract/removal/cases.ts';
import type { PlaceView, PresenceView } from '#contract/removal/presence.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import { type Check, presenceOf, sightingOf } from '#core/removal/cases/absence.ts';
import { isCaseId } from '#core/removal/internal/store.ts';
import { openPlace } from '#core/removal/proof/internal/place.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { removalCases, removalChecks } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const isoTime = (at: Date): string => at.toISOString();

/** What checks prove, in the words of screens. What the company says has no part in it. */
export function presenceView(checks: readonly Check[]): PresenceView {
  const presence = presenceOf(checks);
  switch (presence.kind) {
    case 'removed': {
      const [first, second, third] = presence.proof.absentAt;
      return {
        kind: 'seen-gone',
        foundAt: isoTime(presence.proof.foundAt),
        absentAt: [isoTime(first), isoTime(second), isoTime(third)],
      };
    }
    case 'listed':
      return { kind: 'listed', at: isoTime(presence.at) };
    case 'not-found':
      return { kind: 'not-found', at: isoTime(presence.at) };
    case 'not-rechecked':
      return {
        kind: 'not-rechecked',
        foundAt: presence.foundAt && isoTime(presence.foundAt),
        absences: absencesSince(checks, presence.foundAt),
      };
  }
}

const absencesSince = (checks: readonly Check[], since: Date | null): number =>
  since === null
    ? 0
    : new Set(
        checks
          .filter((one) => one.at > since && sightingOf(one) === 'absent')
          .map(({ at }) => isoTime(at).slice(0, 10)),
      ).size;

/**
 * What is known of the place of a request, as its owner sees it. Null before the place is noted, within minutes.
 * @throws AppError `not-found`, the same for somebody else's; `unauthenticated`
 */
export function findPlace(ctx: Context, caseId: string): Promise<PlaceView | null> {
  const { actor, platform } = requireAccount(ctx);
  if (!isCaseId(caseId)) return Promise.reject(notFound());
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx
      .select({ state: removalCases.state, place: removalPlaces })
      .from(removalCases)
      .leftJoin(removalPlaces, eq(removalPlaces.caseId, removalCases.id))
      .where(and(eq(removalCases.id, caseId), eq(removalCases.userId, actor.userId)));
    if (!row) throw notFound();
    return row.place && placeView(tx, platform, { state: row.state, place: row.place });
  });
}

async function placeView(
  tx: Transaction,
  platform: Platform,
  { state, place }: { state: CaseState; place: typeof removalPlaces.$inferSelect },
): Promise<PlaceView | null> {
  const { caseId, sealed, unseen, userId, nextLookAt } = place;
  if (sealed === null) {
    const why = unseen ?? 'unknown';
    const presence: PresenceView = { kind: state === 'said-done' ? 'said-done' : 'unseen', why };
    return { presence, source: null, url: null, nextLookAt: null };
  }
  const key = await findPersonKey(tx, platform, userId);
  if (!key) return null;
  const { where, url } = openPlace(platform, key, caseId, sealed);
  const checks = await tx.select().from(removalChecks).where(eq(removalChecks.caseId, caseId));
  return { presence: presenceView(checks), source: where, url, nextLookAt: nextLookAt && isoTime(nextLookAt) };
}

/** Findings of a person that were seen gone, by their ids, with the time of the proof (ISO 8601). */
export async function readGoneFindings(
  tx: Transaction,
  { vault }: Pick<Platform, 'vault'>,
  userId: string,
  findingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const idOf = new Map(
    [...new Set(findingIds)].flatMap((id) =>
      vault.fingerprints('finding', `${userId} ${id}`).map((key) => [key, id] as const),
    ),
  );
  if (idOf.size === 0) return new Map();
  const rows = await tx
    .select({ findingKey: removalCases.findingKey, since: removalCases.since })
    .from(removalCases)
    .where(
      and(
        eq(removalCases.userId, userId),
        eq(removalCases.state, 'seen-gone'),
        inArray(removalCases.findingKey, [...idOf.keys()]),
      ),
    );
  return new Map(
    rows.flatMap(({ findingKey, since }) => {
      const id = findingKey === null ? undefined : idOf.get(findingKey);
      return id === undefined ? [] : [[id, isoTime(since)] as const];
    }),
  );
}
