import { isNotNull, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { providerLogouts, providerRequests } from '#core/accounts/provider/schema.ts';
import { inviteToEnrol } from '#core/accounts/sessions/actions/request-enrolment.ts';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { sessionTimes } from './rules.ts';
import { authKnownClients, authLinks, authSessions } from './schema.ts';

/** Deletes sessions that have ended, links and begun sign-ins after their time, and clients that somebody no longer comes from. */
export const sessionRetention = defineJob({
  name: 'session.retention',
  input: z.strictObject({}),
  schedule: '7 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const now = clock.now();
    const timeBefore = (ms: number) => new Date(now.getTime() - ms);
    await database.transaction(systemScope, async (tx) => {
      await tx.delete(authSessions).where(or(lte(authSessions.expiresAt, now), isNotNull(authSessions.endedAt)));
      await tx.delete(authLinks).where(lte(authLinks.expiresAt, now));
      await tx.delete(providerRequests).where(lte(providerRequests.expiresAt, now));
      await tx.delete(providerLogouts).where(lte(providerLogouts.expiresAt, now));
      await tx.delete(authKnownClients).where(lte(authKnownClients.seenAt, timeBefore(sessionTimes.knownClientMs)));
    });
  },
});

/** Mails whoever has become staff the link to set up two-factor sign-in, where staff need it. */
export const accountInviteToEnrol = defineJob({
  name: 'account.invite-to-enrol',
  input: z.strictObject({ userId: z.uuid() }),
  run: (platform, { userId }) => inviteToEnrol(platform, userId),
});
