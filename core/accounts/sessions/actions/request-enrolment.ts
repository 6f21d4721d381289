import { eq, getTableColumns } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { enrolmentLink } from '#core/accounts/factors/emails.ts';
import { enrolmentRequested } from '#core/accounts/factors/events.ts';
import { isRequired } from '#core/accounts/factors/internal/two-factor.ts';
import { hasStaffFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { needsSecondFactor } from '#core/accounts/factors/rules.ts';
import { roleChanged } from '#core/accounts/profile/events.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { effectiveRole, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { record, type Subscription } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { deviceIn } from '#core/base/device.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Mails staff the link that lets a session set up two-factor sign-in (`confirmEnrolment`). Not again while the last one is
 * younger than 15 minutes and unused.
 * @throws AppError `forbidden` for customers; `limited`; `unauthenticated`
 */
export async function requestEnrolment(ctx: Context): Promise<void> {
  const person = requireAccount(ctx);
  if (!isRequired(person)) throw new AppError('forbidden', { publicMessage: fault('not-staff') });
  await admitClient(ctx, 'link');
  const { platform, client } = ctx;
  const { userId, email, fullName: name } = person.actor;
  await platform.database.transaction(systemScope, async (tx) => {
    await record(tx, person, enrolmentRequested, { entityId: userId });
    await mailEnrolment(tx, platform, { userId, email, name, userAgent: client?.userAgent ?? null });
  });
}

interface Recipient {
  userId: string;
  email: string;
  name: string | null;
  /** Of the browser that asks; left out where a new role asks for it. */
  userAgent?: string | null;
}

async function mailEnrolment(
  tx: Transaction,
  platform: Platform,
  { userId, email, name, userAgent }: Recipient,
): Promise<void> {
  await lockAddress(tx, platform, email);
  const mail = { kind: 'enrolment', userId, email, isProven: true, isWanted: true } as const;
  await mailOnce(tx, platform, mail, async () => {
    const token = await createLink(tx, platform, userId, 'enrolment');
    const language = await languageOfUser(tx, userId);
    const device = userAgent === undefined ? null : deviceIn(language, userAgent);
    const input = { name, url: linkUrl(platform, 'enrolment', token, { language }), device };
    await queueMail(tx, platform, enrolmentLink, { to: email, userId, language, input });
  });
}

/** Mails the link to somebody who has become staff and has no factor yet. Anybody else gets none. */
export async function inviteToEnrol(platform: Platform, userId: string): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select({ ...getTableColumns(profiles), hasStaffFactor: hasStaffFactor(profiles.id) })
      .from(profiles)
      .where(eq(profiles.id, userId));
    if (!row || row.deletedAt !== null || row.hasStaffFactor) return;
    if (!needsSecondFactor(platform.config, effectiveRole(platform.config, row))) return;
    await mailEnrolment(tx, platform, { userId, email: row.email, name: row.fullName });
  });
}

/** A role is given under the scope of staff, who may create no link: the job does it. */
export const inviteOnNewRole: Subscription = {
  event: roleChanged,
  async run(tx, { platform }, { entityId, newValues, details }) {
    // The provider asks its staff for a second factor itself.
    if (details?.factor === 'provider') return;
    if (!platform.config.staffTwoFactor || newValues?.role === 'user' || entityId === null) return;
    await enqueue(tx, { name: 'account.invite-to-enrol' }, { userId: entityId });
  },
};

/**
 * The same link for an operator to hand over, e.g. while no mail leaves. It works once, within the hour.
 * @throws AppError `not-found` and `invalid`, with words for the operator
 */
export function createEnrolmentLink(platform: Platform, email: string): Promise<string> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select()
      .from(profiles)
      .where(eq(profiles.email, normaliseEmail(email)));
    if (!row) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
    if (!needsSecondFactor(platform.config, effectiveRole(platform.config, row)))
      throw new AppError('invalid', { publicMessage: `${email} sets up two-factor sign-in without a link.` });
    const ctx = systemContext(platform, 'operator');
    await record(tx, ctx, enrolmentRequested, { entityId: row.id, userId: row.id, details: { by: 'operator' } });
    return linkUrl(platform, 'enrolment', await createLink(tx, platform, row.id, 'enrolment'));
  });
}
