import { passkeyOff, type passkeyOn } from '#core/accounts/factors/emails.ts';
import { passkeyRemoved } from '#core/accounts/factors/events.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { endOtherSessions } from '#core/accounts/sessions/actions/end-sessions.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

interface News {
  event: EventDefinition;
  mail: typeof passkeyOn;
  name: string;
}

/** Every change of passkeys ends here: recorded, mailed, and other browsers are signed out. */
export async function announcePasskeyChange(
  tx: Transaction,
  ctx: PersonContext,
  { event, mail, name: passkey }: News,
): Promise<void> {
  const { userId, email, fullName } = ctx.actor;
  await endOtherSessions(tx, ctx.actor);
  await record(tx, ctx, event, { entityId: userId });
  const language = await languageOfUser(tx, userId);
  await queueMail(tx, ctx.platform, mail, { to: email, language, input: { name: fullName, passkey }, userId });
}

/** Says that a passkey is gone. */
export const announcePasskey = (tx: Transaction, person: PersonContext, name: string): Promise<void> =>
  announcePasskeyChange(tx, person, { event: passkeyRemoved, mail: passkeyOff, name });
