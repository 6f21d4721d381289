import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { emailConfirmed } from '#core/accounts/sessions/events.ts';
import { record, type Subscription } from '#core/base/audit/events.ts';
import { scansClaimed } from '#core/scans/events.ts';
import { scanAccessKeys, scanLinks, userScans } from '#core/scans/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever confirms an address is given the scans of it from before the account. */
export const claimOnConfirmation: Subscription = {
  event: emailConfirmed,
  async run(tx, ctx, { userId = null }) {
    if (userId === null) return;
    const [person] = await tx.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
    if (!person) return;
    const { length: scans } = await claimScans(tx, ctx.platform, { userId, email: person.email });
    if (scans > 0) await record(tx, ctx, scansClaimed, { entityId: userId, userId, details: { scans } });
  },
};

/** What is in an account is read there: mailed links, and browsers that have opened one, would show it to whoever has them. */
async function closeOtherWays(tx: Transaction, scanIds: string[]): Promise<void> {
  await tx.delete(scanLinks).where(inArray(scanLinks.scanId, scanIds));
  await tx.delete(scanAccessKeys).where(inArray(scanAccessKeys.scanId, scanIds));
}

/**
 * Gives the scans of an address to the account that has confirmed it. Call it with the confirmation, under the
 * system's scope. Requests whose link was not opened stay as they are.
 * @returns ids of the scans
 */
export async function claimScans(
  tx: Transaction,
  { vault }: Platform,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const claimed = await tx
    .update(userScans)
    .set({ userId, expiresAt: null })
    .where(
      and(
        isNull(userScans.userId),
        isNotNull(userScans.startedAt),
        ne(userScans.status, 'pending'),
        inArray(userScans.emailIndex, vault.blindIndexes(email)),
      ),
    )
    .returning({ id: userScans.id, dataKeyId: userScans.dataKeyId });
  const keys = claimed.map(({ dataKeyId }) => dataKeyId);
  if (keys.length > 0) await tx.update(dataKeys).set({ ownerId: userId }).where(inArray(dataKeys.id, keys));
  const ids = claimed.map(({ id }) => id);
  if (ids.length > 0) await closeOtherWays(tx, ids);
  return ids;
}
