import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import type { PersonContext } from '#core/base/person.ts';
import { identifierLink } from '#core/identifiers/emails.ts';
import { identifierLinkMailed } from '#core/identifiers/events.ts';
import { identifierLimits, proofPath } from '#core/identifiers/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import { admitMail } from '#platform/limits/mailbox.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { changeIdentifier, type Identifier } from './store.ts';

const DAY_SECONDS = 86_400;

/**
 * Mails a fresh link, and ends the one before it.
 * @throws AppError `limited`
 */
export async function mailLink(tx: Transaction, ctx: PersonContext, identifier: Identifier): Promise<void> {
  const { platform, actor } = ctx;
  const { vault, clock, config } = platform;
  await admitLink(tx, ctx, identifier.value);
  const token = vault.createToken();
  await changeIdentifier(tx, identifier, { linkHash: vault.hashToken(token), mailedAt: clock.now() });
  const input = { url: config.appUrl + proofPath(token) };
  await queueMail(tx, platform, identifierLink, { to: identifier.value, input, userId: actor.userId });
  await record(tx, ctx, identifierLinkMailed, { entityId: identifier.id });
}

async function admitLink(tx: Transaction, { platform, actor }: PersonContext, email: string): Promise<void> {
  const { vault } = platform;
  const ofPerson = limitsOf(vault, 'identifier link', actor.userId, identifierLimits.mails);
  await requireAllowance(tx, platform, ofPerson, fault('many-links'));
  const asked = { purpose: 'identifier link', email, isProven: false, askedBy: actor.userId };
  if (!(await admitMail(tx, platform, asked)))
    throw new AppError('limited', {
      publicMessage: fault('many-links-to-mailbox'),
      retryAfter: DAY_SECONDS,
    });
}
