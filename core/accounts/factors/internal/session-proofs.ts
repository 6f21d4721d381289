import { and, eq, isNotNull } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { hasProvedMailbox, type SessionProofs } from '#core/accounts/factors/rules.ts';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isRequired } from './two-factor.ts';

const isSessionOf = ({ actor }: PersonContext) =>
  and(eq(authSessions.id, actor.sessionId), eq(authSessions.userId, actor.userId));

export async function readSessionProofs(tx: Transaction, person: PersonContext): Promise<SessionProofs> {
  const [row] = await tx
    .select({
      mailboxProvedAt: authSessions.mailboxProvedAt,
      factorProvedAt: authSessions.factorProvedAt,
      factorFromProvider: authSessions.factorFromProvider,
    })
    .from(authSessions)
    .where(isSessionOf(person));
  return row ?? { mailboxProvedAt: null, factorProvedAt: null, factorFromProvider: false };
}

/**
 * Staff set up what signs them in only in a session that has proved the mailbox, or a second factor that counts for staff:
 * a stolen password is not enough.
 * @throws AppError `forbidden`
 */
export async function requireStaffProof(tx: Transaction, person: PersonContext): Promise<void> {
  if (isRequired(person) && !(await isVouchedFor(tx, person)))
    throw new AppError('forbidden', { publicMessage: fault('open-staff-link') });
}

/** Whether what this session adds counts for staff. */
export async function isVouchedFor(tx: Transaction, person: PersonContext): Promise<boolean> {
  const proofs = await readSessionProofs(tx, person);
  if (hasProvedMailbox(proofs, person.platform.clock.now())) return true;
  return proofs.factorProvedAt !== null && (await hasVouchedApp(tx, person));
}

async function hasVouchedApp(tx: Transaction, { actor }: PersonContext): Promise<boolean> {
  const isVouched = and(
    eq(twoFactors.userId, actor.userId),
    isNotNull(twoFactors.confirmedAt),
    isNotNull(twoFactors.mailboxProvedAt),
  );
  return (await tx.select({ userId: twoFactors.userId }).from(twoFactors).where(isVouched)).length > 0;
}

export async function noteFactorProved(tx: Transaction, person: PersonContext): Promise<void> {
  await tx.update(authSessions).set({ factorProvedAt: person.platform.clock.now() }).where(isSessionOf(person));
}

/** A mailed link was used in this session, which vouches for the app whose code it has shown. `tx` runs under the system's scope. */
export async function noteMailboxProved(tx: Transaction, person: PersonContext): Promise<void> {
  const mailboxProvedAt = person.platform.clock.now();
  await tx.update(authSessions).set({ mailboxProvedAt }).where(isSessionOf(person));
  const { factorProvedAt } = await readSessionProofs(tx, person);
  if (factorProvedAt === null) return;
  const isConfirmed = and(eq(twoFactors.userId, person.actor.userId), isNotNull(twoFactors.confirmedAt));
  await tx.update(twoFactors).set({ mailboxProvedAt }).where(isConfirmed);
}
