import { and, type Column, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { TwoFactorSetUp, TwoFactorState } from '#contract/accounts/factors.ts';
import { readSessionProofs } from '#core/accounts/factors/internal/session-proofs.ts';
import { findFactor } from '#core/accounts/factors/internal/store.ts';
import { addressOf, qrCodeOf } from '#core/accounts/factors/internal/totp.ts';
import { isRequired } from '#core/accounts/factors/internal/two-factor.ts';
import { hasProvedMailbox, setUpLifeMs } from '#core/accounts/factors/rules.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function setUpOf({ platform, actor }: PersonContext, secret: string): TwoFactorSetUp {
  const address = addressOf(secret, { issuer: platform.config.site.name, label: actor.email });
  return { qr: qrCodeOf(address), secret: inGroups(secret), address };
}

/** What staff have to do next before their role takes effect in this session. */
async function readStaffStep(
  tx: Transaction,
  person: PersonContext,
  factor: { confirmedAt: Date | null; mailboxProvedAt: Date | null } | null,
): Promise<TwoFactorState['staff']> {
  const proofs = await readSessionProofs(tx, person);
  if (proofs.factorProvedAt && proofs.factorFromProvider) return 'none';
  if (!factor?.confirmedAt) return hasProvedMailbox(proofs, person.platform.clock.now()) ? 'set-up' : 'open-link';
  if (!proofs.factorProvedAt) return 'sign-in';
  return factor.mailboxProvedAt ? 'none' : 'open-link';
}

/** Whether two-factor sign-in is on, and how many recovery codes are left. @throws AppError `unauthenticated` */
export function readTwoFactor(ctx: Context): Promise<TwoFactorState> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  return ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const [row] = await tx
      .select({ confirmedAt: twoFactors.confirmedAt, mailboxProvedAt: twoFactors.mailboxProvedAt })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    const [left] = await tx
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    const since = row?.confirmedAt?.toISOString() ?? null;
    const recoveryCodesLeft = left?.codes ?? 0;
    const required = isRequired(person);
    const staff = required ? await readStaffStep(tx, person, row ?? null) : 'none';
    return { enabled: since !== null, since, recoveryCodesLeft, required, staff };
  });
}

/** What this session began and did not finish, for a page that is opened again; null when there is none. */
export function findSetUp(ctx: Context): Promise<TwoFactorSetUp | null> {
  const person = requireAccount(ctx);
  const { database, clock } = ctx.platform;
  return database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    const begun = factor?.confirmedAt ? factor.next : factor;
    const isOpen =
      begun &&
      factor?.begunIn === person.actor.sessionId &&
      clock.now().getTime() - begun.createdAt.getTime() < setUpLifeMs;
    return isOpen ? setUpOf(person, begun.secret) : null;
  });
}

/** In a query that joins tables: whether the account with this id has a second factor that counts for staff. */
export const hasStaffFactor = (userId: Column): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${twoFactors} where ${twoFactors.userId} = ${userId} and ${twoFactors.confirmedAt} is not null and ${twoFactors.mailboxProvedAt} is not null)`;
