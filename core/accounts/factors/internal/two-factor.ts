import type { twoFactorOn } from '#core/accounts/factors/emails.ts';
import { needsSecondFactor } from '#core/accounts/factors/rules.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { endOtherSessions } from '#core/accounts/sessions/actions/end-sessions.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { accountRoleOf } from '#core/base/context.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

export const isRequired = ({ platform, actor }: PersonContext): boolean =>
  needsSecondFactor(platform.config, accountRoleOf(actor));

/** Every change of the app or its codes ends here: recorded, mailed, and other browsers are signed out. */
export async function announceTwoFactor(
  tx: Transaction,
  ctx: PersonContext,
  event: EventDefinition,
  mail: typeof twoFactorOn | null,
): Promise<void> {
  const { userId, email, fullName } = ctx.actor;
  await endOtherSessions(tx, ctx.actor);
  await record(tx, ctx, event, { entityId: userId });
  if (!mail) return;
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, ctx.platform, mail, { to: email, language, input: { name: fullName }, userId });
}
