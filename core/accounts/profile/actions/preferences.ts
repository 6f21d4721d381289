import { eq } from 'drizzle-orm';
import { defaultPreferences, type Preferences, styleOf } from '#contract/accounts/preferences.ts';
import { defaultStyle, type FormatStyle } from '#contract/base/formats.ts';
import { preferencesUpdated } from '#core/accounts/profile/events.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Mail that a person may do without. Mail about signing in, payments and the account itself always goes. */
export type MailKind = 'notification' | 'service-update';

async function find(tx: Transaction, userId: string): Promise<Preferences> {
  const { emailNotifications, serviceUpdates, language, timeZone } = preferences;
  const [row] = await tx
    .select({ emailNotifications, serviceUpdates, language, timeZone })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row ?? defaultPreferences;
}

/** Whether somebody wants mail of this kind. Ask in the transaction that would queue it. */
export async function wantsMail(tx: Transaction, userId: string, kind: MailKind): Promise<boolean> {
  const chosen = await find(tx, userId);
  return kind === 'notification' ? chosen.emailNotifications : chosen.serviceUpdates;
}

/** @throws AppError `unauthenticated` */
export function readPreferences(ctx: Context): Promise<Preferences> {
  const { userId } = requireAccount(ctx).actor;
  return ctx.platform.database.read(scopeOf(ctx.actor), (tx) => find(tx, userId));
}

/** How whoever asks reads dates, times and numbers: a visitor in the default style. */
export async function readFormatStyle(ctx: Context): Promise<FormatStyle> {
  return ctx.actor.kind === 'person' ? styleOf(await readPreferences(ctx)) : defaultStyle;
}

/** The same in mail and documents that are made for somebody who is not asking. */
export async function formatStyleOf(tx: Transaction, userId: string): Promise<FormatStyle> {
  return styleOf(await find(tx, userId));
}

/** Only what differs is recorded. */
function difference(before: Preferences, after: Preferences) {
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
    await tx.insert(preferences).values({ userId }).onConflictDoNothing();
    await tx
      .select({ userId: preferences.userId })
      .from(preferences)
      .where(eq(preferences.userId, userId))
      .for('update');
    const changed = difference(await find(tx, userId), chosen);
    if (!changed) return;
    await tx.update(preferences).set(chosen).where(eq(preferences.userId, userId));
    await record(tx, ctx, preferencesUpdated, { entityId: userId, ...changed });
  });
}
