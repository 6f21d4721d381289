import { randomUUID } from 'node:crypto';
import { firstLanguage } from '#contract/base/languages.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { testMail } from '#core/operator/emails.ts';
import { mailFlushed, mailReleased, testMailSent } from '#core/operator/events.ts';
import { systemScope } from '#platform/database/scope.ts';
import { flushMail, type Released, releaseMail } from '#platform/mail/hold.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { type MailTransport, messageIdOf } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Sends a mail to the address at once, past queue and hold, so that a failure is the mail server's. The audit log notes that a
 * test was made, and not to whom.
 * @throws MailError with the reason why the server does not take it
 */
export async function sendTestMail(platform: Platform, transport: MailTransport, to: string): Promise<void> {
  const { config, clock, database } = platform;
  const rendered = renderEmail(testMail, { at: clock.now().toISOString() }, config.site, firstLanguage);
  await transport.send({ ...rendered, to, from: config.mailFrom, messageId: messageIdOf(randomUUID(), config.appUrl) });
  await database.transaction(systemScope, (tx) =>
    record(tx, systemContext(platform, 'operator'), testMailSent, { entityId: null, userId: null }),
  );
}

/** Has all mail on its way tried at once. @returns how many mails */
export function flushMailForOperator(platform: Platform): Promise<number> {
  return platform.database.transaction(systemScope, async (tx) => {
    const count = await flushMail(tx);
    const entry = { entityId: null, userId: null, details: { by: 'operator', count } };
    await record(tx, systemContext(platform, 'operator'), mailFlushed, entry);
    return count;
  });
}

/** Lets mail leave after a restore. @returns null when no mail was held */
export function releaseMailForOperator(platform: Platform, discard: boolean): Promise<Released | null> {
  return platform.database.transaction(systemScope, async (tx) => {
    const released = await releaseMail(tx, { discard });
    if (released === null) return null;
    const entry = { entityId: null, userId: null, details: { by: 'operator', ...released } };
    await record(tx, systemContext(platform, 'operator'), mailReleased, entry);
    return released;
  });
}
