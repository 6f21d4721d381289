import { eq } from 'drizzle-orm';
import { defaultPreferences, type Preferences } from '#contract/accounts/preferences.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** @returns null where nothing was ever chosen */
export async function findChosen(tx: Transaction, userId: string): Promise<Preferences | null> {
  const { emailNotifications, serviceUpdates, language, timeZone } = preferences;
  const [row] = await tx
    .select({ emailNotifications, serviceUpdates, language, timeZone })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row ?? null;
}

export const findPreferences = async (tx: Transaction, userId: string): Promise<Preferences> =>
  (await findChosen(tx, userId)) ?? defaultPreferences;

/** Keeps the language of the page that somebody uses as the one they chose, until they choose another. */
export async function keepLanguage(tx: Transaction, userId: string, language: Language): Promise<void> {
  if (language !== firstLanguage) await tx.insert(preferences).values({ userId, language }).onConflictDoNothing();
}
