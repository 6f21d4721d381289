import { and, eq, isNotNull } from 'drizzle-orm';
import type { Subscription } from '#core/base/audit/events.ts';
import { eventOfState } from '#core/removal/events.ts';
import { removalPlaces } from './schema.ts';

/** The next look at a case that moves is planned anew, by the job that looks. */
export const proofSubscriptions: readonly Subscription[] = [eventOfState.sent, eventOfState['said-done']].map(
  (event) => ({
    event,
    async run(tx, { platform }, { entityId }) {
      if (!entityId) return;
      const now = platform.clock.now();
      await tx
        .update(removalPlaces)
        .set({ nextLookAt: now, tries: 0 })
        .where(and(eq(removalPlaces.caseId, entityId), isNotNull(removalPlaces.sealed)));
    },
  }),
);
