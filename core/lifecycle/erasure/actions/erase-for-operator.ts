import { eq, sql } from 'drizzle-orm';
import { lockProfile, profileIdOf } from '#core/accounts/profile/erase.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { erasureRequested } from '#core/lifecycle/erasure/events.ts';
import { dueJob } from '#core/lifecycle/erasure/internal/job-names.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Erases an account for the operator, for somebody who wrote and asked for it, deactivated ones among them. There is no
 * time to call it off: the job has its next turn at once.
 * @returns false when it had been asked for already, and is due now at the latest
 * @throws AppError `not-found` or `forbidden`, with words for the operator
 */
export function eraseForOperator(platform: Platform, email: string): Promise<boolean> {
  const { database, clock } = platform;
  return database.transaction(systemScope, async (tx) => {
    const userId = await profileIdOf(tx, email);
    const profile = userId && (await lockProfile(tx, platform, userId));
    if (!profile) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
    if (!profile.mayGo)
      throw new AppError('forbidden', { publicMessage: 'This is the owner or the last admin, whose account stays.' });
    const now = clock.now();
    const asked = await tx
      .insert(accountErasures)
      .values({ userId, reason: 'operator', requestedAt: now, dueAt: now })
      .onConflictDoNothing()
      .returning();
    if (asked.length === 0)
      await tx
        .update(accountErasures)
        .set({ dueAt: sql`least(${accountErasures.dueAt}, ${now.toISOString()}::timestamptz)` })
        .where(eq(accountErasures.userId, userId));
    else
      await record(tx, systemContext(platform, 'operator'), erasureRequested, {
        entityId: userId,
        userId,
        details: { by: 'operator' },
      });
    await enqueue(tx, dueJob, {});
    return asked.length > 0;
  });
}
