import { and, eq, isNull } from 'drizzle-orm';
import type { WayToRemove } from '#contract/accounts/factors.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { fault } from '#contract/faults/faults.ts';
import { codesRemoved, removalAsked } from '#core/accounts/factors/emails.ts';
import { recoveryCodesRemoved, removalRequested } from '#core/accounts/factors/events.ts';
import { announcePasskey } from '#core/accounts/factors/internal/passkeys.ts';
import { removalWaitMs } from '#core/accounts/factors/rules.ts';
import { passkeys, recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { removeIdentity } from '#core/accounts/provider/internal/remove-identity.ts';
import { endOtherSessions } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import { accountRoleOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Takes away what somebody found after a reset, on the proof of their mailbox alone. Passkeys and recovery codes go at
 * once: without them nobody gets in who could not before. The app goes after a wait, as without it the mailbox would be
 * enough; a code of it keeps it. Again changes nothing. Told by mail.
 * @param person who proved the mailbox; `tx` runs under the system's scope
 * @throws AppError `forbidden` for the app of staff, `not-found` for a passkey that is not theirs
 */
export async function removeWay(tx: Transaction, person: PersonContext, way: WayToRemove): Promise<void> {
  if (way.what === 'passkey') return removePasskeyFound(tx, person, way.id);
  if (way.what === 'provider') return removeIdentity(tx, person);
  return way.what === 'app' ? askForRemoval(tx, person) : removeCodes(tx, person);
}

async function removePasskeyFound(tx: Transaction, person: PersonContext, id: string): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, person.actor.userId));
  const [removed] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
  if (!removed) throw new AppError('not-found');
  await announcePasskey(tx, person, removed.name);
}

async function removeCodes(tx: Transaction, person: PersonContext): Promise<void> {
  const { userId, email: to, fullName: name } = person.actor;
  const removed = await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).returning();
  if (removed.length === 0) return;
  await endOtherSessions(tx, person.actor);
  await record(tx, person, recoveryCodesRemoved, { entityId: userId });
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, person.platform, codesRemoved, { to, userId, language, input: { name } });
}

async function askForRemoval(tx: Transaction, person: PersonContext): Promise<void> {
  const { actor, platform } = person;
  if (accountRoleOf(actor) !== 'user')
    throw new AppError('forbidden', {
      publicMessage: fault('kept-for-staff'),
    });
  const removalAt = new Date(platform.clock.now().getTime() + removalWaitMs);
  const { userId, email: to, fullName: name } = actor;
  const asked = await tx
    .update(twoFactors)
    .set({ removalAt })
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.removalAt)))
    .returning({ userId: twoFactors.userId });
  if (asked.length === 0) return;
  await record(tx, person, removalRequested, { entityId: userId, newValues: { removed_at: removalAt } });
  const language = await languageOfUser(tx, userId);
  const signInUrl = platform.config.appUrl + addressIn(language, '/auth');
  const input = { name, hours: removalWaitMs / 3_600_000, signInUrl };
  await queueMail(tx, platform, removalAsked, { to, userId, language, input });
}
