import { eq } from 'drizzle-orm';
import { defaultPreferences, type Preferences } from '#contract/accounts/preferences.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { preferences } from '#core/accounts/profile/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What somebody has chosen; its language is null until they have chosen one. */
type Chosen = Omit<Preferences, 'language'> & { language: Language | null };

/** @returns null where nothing was ever chosen */
export async function findChosen(tx: Transaction, userId: string): Promise<Chosen | null> {
  const { emailNotifications, serviceUpdates, language, isLanguageChosen, timeZone } = preferences;
  const [row] = await tx
    .select({ emailNotifications, serviceUpdates, language, isLanguageChosen, timeZone })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  if (!row) return null;
  const { isLanguageChosen: isChosen, ...chosen } = row;
  return { ...chosen, language: isChosen ? chosen.language : null };
}

export async function findPreferences(tx: Transaction, userId: string): Promise<Preferences> {
  const chosen = (await findChosen(tx, userId)) ?? defaultPreferences;
  return { ...chosen, language: chosen.language ?? firstLanguage };
}

/** Keeps the language of the page that somebody uses as the one they chose, unless they have chosen one. */
export async function keepLanguage(tx: Transaction, userId: string, language: Language): Promise<void> {
  if (language === firstLanguage) return;
  await tx
    .insert(preferences)
    .values({ userId, language })
    .onConflictDoUpdate({
      target: preferences.userId,
      set: { language, isLanguageChosen: true },
      setWhere: eq(preferences.isLanguageChosen, false),
    });
}
