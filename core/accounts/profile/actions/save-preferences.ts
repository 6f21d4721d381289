import { eq } from 'drizzle-orm';
import type { Preferences } from '#contract/accounts/preferences.ts';
import { preferencesUpdated } from '#core/accounts/profile/events.ts';
import { findPreferences } from '#core/accounts/profile/internal/preferences.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';

/** Only what differs is recorded. */
function changedPreferences(before: Preferences, after: Preferences) {
  const names = (Object.keys(after) as (keyof Preferences)[]).filter((name) => before[name] !== after[name]);
  const pick = (from: Preferences) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return names.length === 0 ? null : { oldValues: pick(before), newValues: pick(after) };
}

/**
 * Keeps what somebody chose, at once on every open page. The same again changes nothing.
 * @throws AppError `unauthenticated`
 */
export async function savePreferences(ctx: Context, chosen: Preferences): Promise<void> {
  const { userId } = requireAccount(ctx).actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await tx.insert(preferences).values({ userId, isLanguageChosen: false }).onConflictDoNothing();
    await tx
      .select({ userId: preferences.userId })
      .from(preferences)
      .where(eq(preferences.userId, userId))
      .for('update');
    const before = await findPreferences(tx, userId);
    const changed = changedPreferences(before, chosen);
    if (!changed) return;
    // The language that was shown, sent back with another choice, is not chosen by that.
    const isLanguageChosen = chosen.language !== before.language;
    await tx
      .update(preferences)
      .set({ ...chosen, ...(isLanguageChosen && { isLanguageChosen }) })
      .where(eq(preferences.userId, userId));
    await record(tx, ctx, preferencesUpdated, { entityId: userId, ...changed });
  });
}
