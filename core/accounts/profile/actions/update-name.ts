import { eq } from 'drizzle-orm';
import type { ProfileInput } from '#contract/accounts/profiles.ts';
import { loadForChange } from '#core/accounts/profile/actions/load-for-change.ts';
import { profileUpdated } from '#core/accounts/profile/events.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';

/**
 * Changes one's own full name, at once on every open page. The same name again changes nothing.
 * @throws AppError `unauthenticated`
 */
export async function updateName(ctx: Context, { fullName }: ProfileInput): Promise<void> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const { row } = await loadForChange(tx, person, userId);
    if (row.fullName === fullName) return;
    const updatedAt = ctx.platform.clock.now();
    await tx.update(profiles).set({ fullName, updatedAt }).where(eq(profiles.id, userId));
    const values = { oldValues: { full_name: row.fullName }, newValues: { full_name: fullName } };
    await record(tx, ctx, profileUpdated, { entityId: userId, ...values });
  });
}
