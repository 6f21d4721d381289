import { eq } from 'drizzle-orm';
import { factorWords } from '#contract/accounts/factors.ts';
import { deviceOf } from '#contract/base/device.ts';
import { enrolmentLink } from '#core/accounts/factors/emails.ts';
import { enrolmentRequested } from '#core/accounts/factors/events.ts';
import { isRequired } from '#core/accounts/factors/internal/two-factor.ts';
import { needsSecondFactor } from '#core/accounts/factors/rules.ts';
import { effectiveRole, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Mails staff the link that lets a session set up two-factor sign-in (`confirmEnrolment`). Not again while the last one is
 * younger than 15 minutes and unused.
 * @throws AppError `forbidden` for customers; `limited`; `unauthenticated`
 */
export async function requestEnrolment(ctx: Context): Promise<void> {
  const person = requireAccount(ctx);
  if (!isRequired(person)) throw new AppError('forbidden', { publicMessage: factorWords.notStaff });
  await admitClient(ctx, 'link');
  const { platform, client } = ctx;
  const { userId, email, fullName: name } = person.actor;
  await platform.database.transaction(systemScope, async (tx) => {
    await lockAddress(tx, platform, email);
    await record(tx, person, enrolmentRequested, { entityId: userId });
    const mail = { kind: 'enrolment', userId, email, isProven: true, isWanted: true } as const;
    await mailOnce(tx, platform, mail, async () => {
      const token = await createLink(tx, platform, userId, 'enrolment');
      const input = { name, url: linkUrl(platform, 'enrolment', token), device: deviceOf(client?.userAgent ?? null) };
      await queueMail(tx, platform, enrolmentLink, { to: email, userId, input });
    });
  });
}

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
