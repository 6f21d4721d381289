import { type Preferences, styleOf } from '#contract/accounts/preferences.ts';
import { defaultStyle, type FormatStyle } from '#contract/base/formats.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { findChosen, findPreferences } from '#core/accounts/profile/internal/preferences.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Mail that a person may do without. Mail about signing in, payments and the account itself always goes. */
export type MailKind = 'notification' | 'service-update';

/** Whether somebody wants mail of this kind. Ask in the transaction that would queue it. */
export async function wantsMail(tx: Transaction, userId: string, kind: MailKind): Promise<boolean> {
  const chosen = await findPreferences(tx, userId);
  return kind === 'notification' ? chosen.emailNotifications : chosen.serviceUpdates;
}

/** @throws AppError `unauthenticated` */
export function readPreferences(ctx: Context): Promise<Preferences> {
  const { userId } = requireAccount(ctx).actor;
  return ctx.platform.database.read(scopeOf(ctx.actor), (tx) => findPreferences(tx, userId));
}

/** How whoever asks reads dates, times and numbers: a visitor in the default style. */
export async function readFormatStyle(ctx: Context): Promise<FormatStyle> {
  return ctx.actor.kind === 'person' ? styleOf(await readPreferences(ctx)) : defaultStyle;
}

/** The same in mail and documents that are made for somebody who is not asking. */
export async function formatStyleOf(tx: Transaction, userId: string): Promise<FormatStyle> {
  return styleOf(await findPreferences(tx, userId));
}

/**
 * The language of mail to somebody with an account: read in the transaction that queues it.
 * @param page the language of the page that they use, where they may have chosen none yet
 */
export async function languageOfUser(
  tx: Transaction,
  userId: string,
  page: Language = firstLanguage,
): Promise<Language> {
  return (await findChosen(tx, userId))?.language ?? page;
}
