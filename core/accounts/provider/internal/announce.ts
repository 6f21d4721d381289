import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { identityOff, identityOn } from '#core/accounts/provider/emails.ts';
import { identityLinked, identityUnlinked } from '#core/accounts/provider/events.ts';
import { endOtherSessions } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

/** Every change of what is linked ends here: recorded, mailed, and other browsers are signed out. */
export async function announceIdentity(
  tx: Transaction,
  ctx: PersonContext,
  change: 'linked' | 'unlinked',
): Promise<void> {
  const { userId, email, fullName } = ctx.actor;
  const { platform } = ctx;
  await endOtherSessions(tx, ctx.actor);
  await record(tx, ctx, change === 'linked' ? identityLinked : identityUnlinked, { entityId: userId });
  const input = { name: fullName, provider: platform.config.identity?.name ?? 'Sign-in' };
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, platform, change === 'linked' ? identityOn : identityOff, { to: email, language, input, userId });
}
