import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { defineJob, type JobDefinition, type JobOptions, PermanentFailure } from '#platform/queue/define.ts';
import type { EmailDefinition } from './define-email.ts';
import { findMailHold } from './hold.ts';
import { isPermanent, MailError } from './mail-error.ts';
import { deliverMail, openMail } from './queue.ts';
import { renderEmail } from './render-email.ts';
import { mails } from './schema.ts';
import { type MailMessage, type MailTransport, messageIdOf } from './transport.ts';

/**
 * 150 retries, ten minutes apart once the delay has grown, are more than 24 hours. A run counts as dead after
 * 0.7 × 45 s of silence, longer than the transport takes for one message (30 s), so that no second run begins
 * while the first still sends. One at a time: a kill between the server's answer and the mark sends that one mail again, with
 * the Message-ID that it had, and no other (docs/decisions/040).
 */
const deliveryOptions: Partial<JobOptions> = {
  expireInSeconds: 120,
  heartbeatSeconds: 45,
  retryLimit: 150,
  retryDelay: 15,
  retryDelayMax: 600,
  concurrency: 1,
};

const MARK_TRIES = 6;

/** The job that sends one mail. @param definitions every kind of mail there is */
export function mailDelivery(
  definitions: readonly EmailDefinition[],
  transport: MailTransport,
): JobDefinition<{ mailId: string }> {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  return defineJob({
    ...deliverMail,
    options: deliveryOptions,
    async run(platform, { mailId }, { attempt, lastAttempt }) {
      // The mail stays queued; whoever lifts the hold gives it a new job.
      if (await platform.database.read(systemScope, findMailHold)) return;
      const mail = await claimMail(platform.database, mailId, attempt);
      if (mail === null) return;
      try {
        await transport.send(composeMail(platform, byName, mail));
      } catch (error) {
        const givenUp = lastAttempt || isPermanent(error);
        await markFailed(platform.database, mailId, error, givenUp);
        throw givenUp ? new PermanentFailure('mail-given-up', { cause: error }) : error;
      }
      await markSent(platform, mailId);
    },
  });
}

interface BegunMail {
  id: string;
  name: string;
  sealed: string;
}

/** Claims the mail for this run; null when it has left, was given up or purged, or a later run has begun. */
async function claimMail(database: Database, mailId: string, attempt: number): Promise<BegunMail | null> {
  const mine = and(eq(mails.id, mailId), eq(mails.state, 'queued'), lt(mails.attempts, attempt));
  const [row] = await database.transaction(systemScope, (tx) =>
    tx
      .update(mails)
      .set({ attempts: attempt })
      .where(mine)
      .returning({ id: mails.id, name: mails.name, sealed: mails.sealed }),
  );
  return row && row.sealed !== null ? { ...row, sealed: row.sealed } : null;
}

/** An unknown name or a key that is missing may be mended by the next deployment: both are worth another try. */
function composeMail(
  { config, vault }: Platform,
  definitions: ReadonlyMap<string, EmailDefinition>,
  { id, name, sealed }: BegunMail,
): MailMessage {
  const definition = definitions.get(name);
  if (!definition) throw new Error('no mail of this name is defined');
  const { to, language, input } = openMail(vault, id, sealed);
  const rendered = renderEmail(definition, input, config.site, language);
  return { ...rendered, to, from: config.mailFrom, messageId: messageIdOf(id, config.appUrl) };
}

/** The server has the mail, so a database that is away for a moment must not make it go out again. */
async function markSent({ database, clock }: Platform, mailId: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await database.transaction(systemScope, (tx) =>
        tx
          .update(mails)
          .set({ state: 'sent', sealed: null, lastFailure: null, sentAt: clock.now() })
          .where(eq(mails.id, mailId)),
      );
      return;
    } catch (error) {
      if (tries >= MARK_TRIES) throw error;
      await clock.sleep(250 * 2 ** tries);
    }
  }
}

async function markFailed(database: Database, mailId: string, error: unknown, givenUp: boolean): Promise<void> {
  const change = { lastFailure: reasonOf(error), ...(givenUp ? { state: 'failed' as const, sealed: null } : {}) };
  await database.transaction(systemScope, (tx) =>
    tx
      .update(mails)
      .set(change)
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued'))),
  );
}

/** Nothing of the server's words: they may repeat the address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailError) return error.status === null ? error.reason : `${error.reason} ${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}
