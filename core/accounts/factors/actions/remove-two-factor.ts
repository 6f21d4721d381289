import { eq } from 'drizzle-orm';
import { twoFactorOff } from '#core/accounts/factors/emails.ts';
import { twoFactorDisabled } from '#core/accounts/factors/events.ts';
import { removeFactor } from '#core/accounts/factors/internal/store.ts';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Switches two-factor sign-in off for somebody, staff too, who cannot do it themselves. Recorded, and told by mail.
 * @returns false when it was off
 * @throws AppError `not-found`, with words for the operator
 */
export function removeTwoFactor(platform: Platform, email: string): Promise<boolean> {
  return platform.database.transaction(systemScope, async (tx) => {
    const isIt = eq(profiles.email, normaliseEmail(email));
    const [row] = await tx.select().from(profiles).where(isIt);
    if (!row) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
    const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, row.id)).for('update');
    if (!factor?.confirmedAt) return false;
    await removeFactor(tx, row.id);
    await endSessionsOf(tx, row.id, 'factors-changed');
    const ctx = systemContext(platform, 'operator');
    await record(tx, ctx, twoFactorDisabled, { entityId: row.id, userId: row.id, details: { by: 'operator' } });
    const language = await languageOfUser(tx, row.id);
    await queueMail(tx, platform, twoFactorOff, {
      to: row.email,
      userId: row.id,
      language,
      input: { name: row.fullName },
    });
    return true;
  });
}
