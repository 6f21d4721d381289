import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Role, UserStatus } from '#contract/accounts/profiles.ts';
import { userDeactivatedMail, userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { roleChanged, userDeactivated, userReactivated } from '#core/accounts/profile/events.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

export type AccountRow = typeof profiles.$inferSelect;
type Row = AccountRow;

/** What whoever runs the installation asks for on the command line. */
export type OperatorChange = { kind: 'role'; role: Role } | { kind: 'deactivate' } | { kind: 'reactivate' };

const eventOf: Record<OperatorChange['kind'], EventDefinition> = {
  role: roleChanged,
  deactivate: userDeactivated,
  reactivate: userReactivated,
};

/**
 * Changes an account for the operator, who is nobody's colleague: no role is needed, but the owner and the last admin
 * stay what they are. Recorded, told to open pages and, as from the panel, by mail.
 * @returns false when there was nothing left to do
 * @throws AppError `not-found` or `forbidden`, with words for the operator
 */
export function changeAccount(platform: Platform, email: string, change: OperatorChange): Promise<boolean> {
  const ctx = systemContext(platform, 'operator');
  return platform.database.transaction(systemScope, async (tx) => {
    const row = await lockAccount(tx, platform, email, change);
    if (row === null) return false;
    const before = { role: row.role, deleted_at: row.deletedAt };
    const values = valuesOf(change, platform.clock.now());
    await tx.update(profiles).set(values).where(eq(profiles.id, row.id));
    const shown = change.kind === 'role' ? { role: change.role } : { deleted_at: values.deletedAt };
    const key = change.kind === 'role' ? 'role' : 'deleted_at';
    await record(tx, ctx, eventOf[change.kind], {
      entityId: row.id,
      userId: row.id,
      details: { by: 'operator' },
      oldValues: { [key]: before[key] },
      newValues: shown,
    });
    await announceChange(tx, platform, row, change);
    return true;
  });
}

const valuesOf = (change: OperatorChange, now: Date): { role?: Role; deletedAt?: Date | null } =>
  change.kind === 'role' ? { role: change.role } : { deletedAt: change.kind === 'deactivate' ? now : null };

const isDone = (row: Row, change: OperatorChange): boolean => {
  if (change.kind === 'role') return row.role === change.role;
  return (row.deletedAt !== null) === (change.kind === 'deactivate');
};

/** @returns null when it is as it should be already */
async function lockAccount(
  tx: Transaction,
  { config }: Platform,
  email: string,
  change: OperatorChange,
): Promise<Row | null> {
  const address = normaliseEmail(email);
  const isActiveAdmin = and(eq(profiles.role, 'admin'), isNull(profiles.deletedAt));
  const rows = await tx
    .select()
    .from(profiles)
    .where(or(eq(profiles.email, address), isActiveAdmin))
    .orderBy(asc(profiles.id))
    .for('update');
  const row = rows.find((one) => one.email === address);
  if (!row) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
  if (isDone(row, change)) return null;
  const takesAdminAway = change.kind === 'deactivate' || (change.kind === 'role' && change.role !== 'admin');
  const isOwner = isOwnerEmail(config, row.email);
  if (takesAdminAway && isOwner)
    throw new AppError('forbidden', {
      publicMessage: 'This is the owner (OWNER_EMAIL), who is always an active admin.',
    });
  const admins = rows.filter((one) => one.role === 'admin' && one.deletedAt === null);
  if (takesAdminAway && admins.length === 1 && admins[0]?.id === row.id)
    throw new AppError('forbidden', { publicMessage: 'This is the last admin. Make somebody else an admin first.' });
  return row;
}

async function announceChange(tx: Transaction, platform: Platform, row: Row, { kind }: OperatorChange): Promise<void> {
  if (kind === 'deactivate') await endSessionsOf(tx, row.id, 'deactivated');
  if (kind === 'role') return;
  const mail = kind === 'deactivate' ? userDeactivatedMail : userReactivatedMail;
  const input = { name: row.fullName, email: row.email };
  const language = await languageOfUser(tx, row.id);
  await queueMail(tx, platform, mail, { to: row.email, language, input, userId: row.id });
}

const BATCH = 500;

/** Every account of a role and status, by address. */
export async function* readAccounts(
  { database }: Platform,
  { role, status }: { role: Role | 'all'; status: UserStatus | 'all' },
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const from = after;
    const rows = await database.transaction(systemScope, (tx) =>
      tx
        .select()
        .from(profiles)
        .where(
          and(
            gt(profiles.email, from),
            role === 'all' ? undefined : eq(profiles.role, role),
            status === 'all'
              ? undefined
              : status === 'active'
                ? isNull(profiles.deletedAt)
                : isNotNull(profiles.deletedAt),
          ),
        )
        .orderBy(asc(profiles.email))
        .limit(BATCH),
    );
    yield* rows;
    after = rows.at(-1)?.email ?? after;
    if (rows.length < BATCH) return;
  }
}
