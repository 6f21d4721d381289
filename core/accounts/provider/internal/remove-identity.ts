import { eq } from 'drizzle-orm';
import { linkedIdentities } from '#core/accounts/provider/schema.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { announceIdentity } from './announce.ts';

/** Unlinks what a person's account is linked to. Under the system's scope. @throws AppError `not-found` */
export async function removeIdentity(tx: Transaction, person: PersonContext): Promise<void> {
  const own = eq(linkedIdentities.userId, person.actor.userId);
  const removed = await tx.delete(linkedIdentities).where(own).returning({ id: linkedIdentities.id });
  if (removed.length === 0) throw new AppError('not-found');
  await announceIdentity(tx, person, 'unlinked');
}
