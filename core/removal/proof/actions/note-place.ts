import type { UnseenReason } from '#contract/removal/presence.ts';
import { personKey } from '#core/base/person-key.ts';
import { type Place, sealPlace } from '#core/removal/proof/internal/place.ts';
import { removalPlaces } from '#core/removal/proof/schema.ts';
import { removalChecks } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Where the finding of a case stands, and the sighting that the case begins with. */
export interface NotedPlace {
  caseId: string;
  userId: string;
  scanId: string | null;
  place: Place | null;
  /** Null only with a place. */
  unseen: UnseenReason | null;
  found: { at: Date; isProved: boolean } | null;
}

/** Notes once where the person of a case was listed, under the system's scope. A place that is noted already stays. */
export async function notePlace(tx: Transaction, platform: Platform, noted: NotedPlace): Promise<void> {
  const { caseId, userId, scanId, place, found } = noted;
  const sealed = place && sealPlace(platform, await personKey(tx, platform, userId), caseId, place);
  const unseen = sealed === null ? (noted.unseen ?? 'unknown') : null;
  const [added] = await tx
    .insert(removalPlaces)
    .values({ caseId, userId, sealed, unseen, nextLookAt: sealed === null ? null : platform.clock.now() })
    .onConflictDoNothing()
    .returning({ caseId: removalPlaces.caseId });
  if (!added || !place || !found) return;
  const control = found.isProved ? ('passed' as const) : ('not-run' as const);
  const check = { caseId, userId, scanId, at: found.at, saw: 'found' as const, control, findingKey: place.findingId };
  await tx.insert(removalChecks).values(check).onConflictDoNothing();
}
