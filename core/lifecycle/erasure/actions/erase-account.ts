import { and, eq, isNull } from 'drizzle-orm';
import { closeProfile, deleteProfile, lockProfile } from '#core/accounts/profile/erase.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { isConfirmed } from '#core/accounts/sessions/queries/unconfirmed.ts';
import { eraseEntriesOf } from '#core/base/audit/erase.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import type { Leaving } from '#core/base/module.ts';
import { accountErasedAgainMail, accountErasedMail } from '#core/lifecycle/erasure/emails.ts';
import { accountErased } from '#core/lifecycle/erasure/events.ts';
import { destroyKeys } from '#core/lifecycle/erasure/internal/destroy-keys.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { hasInvoices } from '#core/orders/invoices/erase.ts';
import { cutPaymentsOf } from '#core/orders/payments/erase.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { deleteMailOf, queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

type Erasure = typeof accountErasures.$inferSelect;

/**
 * Erases one account whose time has come. First, in one transaction, its keys are destroyed and nobody can sign in any more: from
 * then on there is no way back, and whatever stops the rest, nothing of it can be read. Then its rows go in small
 * batches, and last the profile. A run that breaks off is finished by the next.
 * @returns false when it was called off, or may not go (the owner, the last admin)
 */
export async function eraseAccount(platform: Platform, userId: string, signal?: AbortSignal): Promise<boolean> {
  const leaving = await inSystem(platform, (tx) => beginErasure(tx, platform, userId));
  if (!leaving) return false;
  const steps = platform.modules.toReversed().flatMap(({ erasure = [] }) => erasure);
  for (const step of steps)
    while ((await inSystem(platform, (tx) => step(tx, platform, leaving))) > 0) signal?.throwIfAborted();
  await inSystem(platform, (tx) => finishErasure(tx, platform, userId));
  return true;
}

const inSystem = <Result>({ database }: Platform, work: (tx: Transaction) => Promise<Result>) =>
  database.transaction(systemScope, work);

const openErasureOf = (userId: string) => and(eq(accountErasures.userId, userId), isNull(accountErasures.erasedAt));

async function lockErasure(tx: Transaction, userId: string): Promise<Erasure | undefined> {
  const [row] = await tx.select().from(accountErasures).where(openErasureOf(userId)).for('update');
  return row;
}

/** @returns null when there is nothing to erase */
async function beginErasure(tx: Transaction, platform: Platform, userId: string): Promise<Leaving | null> {
  const now = platform.clock.now();
  const erasure = await lockErasure(tx, userId);
  if (!erasure || erasure.dueAt > now) return null;
  const profile = await lockProfile(tx, platform, userId);
  if (!profile) {
    await tx
      .update(accountErasures)
      .set({ begunAt: erasure.begunAt ?? now, erasedAt: now })
      .where(openErasureOf(userId));
    return null;
  }
  const leaving = { userId, email: profile.email };
  if (erasure.begunAt) return leaving;
  if (erasure.reason === 'unconfirmed' && (!profile.mayGo || (await isConfirmed(tx, userId)))) {
    await tx.delete(accountErasures).where(openErasureOf(userId));
    return null;
  }
  if (!profile.mayGo) {
    platform.log.warn('An account that is to be erased is the owner or the last admin, and stays', { userId });
    return null;
  }
  await tx.update(accountErasures).set({ begunAt: now }).where(openErasureOf(userId));
  await closeProfile(tx, userId, now);
  await endSessionsOf(tx, userId, 'erasure');
  await destroyKeys(tx, platform, leaving);
  await deleteMailOf(tx, userId);
  return leaving;
}

/** What is left: the account itself, its name in the books, and what the audit log says of it. */
async function finishErasure(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  const erasure = await lockErasure(tx, userId);
  const profile = await lockProfile(tx, platform, userId);
  if (!erasure || !profile) return;
  // Before the profile goes, and the preferences with it.
  const language = await languageOfUser(tx, userId);
  const invoices = await hasInvoices(tx, userId);
  await cutPaymentsOf(tx, userId);
  await deleteMailOf(tx, userId);
  await deleteProfile(tx, userId);
  await tx.delete(dataKeys).where(eq(dataKeys.ownerId, userId));
  await eraseEntriesOf(tx, platform, userId);
  const { reason } = erasure;
  await record(tx, systemContext(platform, 'erasure'), accountErased, {
    entityId: userId,
    userId,
    details: { reason },
  });
  const { email, fullName: name } = profile;
  if (reason === 'restored')
    await queueMail(tx, platform, accountErasedAgainMail, { to: email, language, input: { name, email } });
  if (reason === 'person' || reason === 'operator')
    await queueMail(tx, platform, accountErasedMail, { to: email, language, input: { name, email, invoices } });
  await tx.update(accountErasures).set({ erasedAt: platform.clock.now() }).where(openErasureOf(userId));
}
