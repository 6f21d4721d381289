import { personKey } from '#core/base/person-key.ts';
import { type Place, sealPlace } from '#core/removal/proof/internal/place.ts';
import { unseenBecause } from '#core/removal/proof/rules.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { removalChecks } from '#core/removal/schema.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Where the finding of a case stands, and the sighting that the case begins with. */
export interface NotedPlace {
  caseId: string;
  userId: string;
  scanId: string | null;
  /** Of the finding; null without one. */
  kind: Exposure['kind'] | null;
  /** Null where no source can be asked about it again with controls. */
  place: Place | null;
  found: { at: Date; isProved: boolean } | null;
}

/** Notes once where the person of a case was listed, under the system's scope. A place that is noted already stays. */
export async function notePlace(tx: Transaction, platform: Platform, noted: NotedPlace): Promise<void> {
  const { caseId, userId, scanId, kind, place, found } = noted;
  const unseen = kind === null ? 'unknown' : unseenBecause({ kind }, place !== null);
  const seen = unseen === null ? place : null;
  const sealed = seen && sealPlace(platform, await personKey(tx, platform, userId), caseId, seen);
  const [added] = await tx
    .insert(removalPlaces)
    .values({ caseId, userId, sealed, unseen, nextLookAt: sealed === null ? null : platform.clock.now() })
    .onConflictDoNothing()
    .returning({ caseId: removalPlaces.caseId });
  if (!added || !seen || !found) return;
  const control = found.isProved ? ('passed' as const) : ('not-run' as const);
  const check = { caseId, userId, scanId, at: found.at, saw: 'found' as const, control, findingKey: seen.findingId };
  await tx.insert(removalChecks).values(check).onConflictDoNothing();
}
