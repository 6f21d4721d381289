import { longDate } from '#contract/base/formats.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { loadForChange } from '#core/accounts/profile/actions/load-for-change.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { formatStyleOf, languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { endTokensOf } from '#core/accounts/tokens/actions/end-tokens-of.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { erasureRequestedMail } from '#core/lifecycle/erasure/emails.ts';
import { erasureRequested } from '#core/lifecycle/erasure/events.ts';
import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks for the erasure of one's own account: every session of it ends now, and in 30 days nothing of it is left but
 * what the books need. Signing in before calls it off. Mails the day.
 * @param proof the password, or a code of the second factor
 * @throws AppError `forbidden` for a wrong proof, the owner and the last admin; `limited`; `unauthenticated`
 */
export async function requestErasure(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const person = await requireProof(ctx, proof);
  const { userId } = person.actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const loaded = await loadForChange(tx, person, userId);
    requireCan(ctx.actor, 'profile.erase', loaded);
    const requestedAt = ctx.platform.clock.now();
    const dueAt = new Date(requestedAt.getTime() + erasureTimes.graceMs);
    const row = { userId, reason: 'person', requestedAt, dueAt } as const;
    const asked = await tx.insert(accountErasures).values(row).onConflictDoNothing().returning();
    if (asked.length === 0) return;
    await record(tx, ctx, erasureRequested, { entityId: userId, newValues: { erased_on: dueAt } });
    await mailRequest(tx, ctx.platform, loaded.row, dueAt);
    await endSessionsOf(tx, userId, 'erasure');
    await endTokensOf(tx, ctx, { userId, by: 'erasure' });
  });
}

interface Person {
  id: string;
  email: string;
  fullName: string | null;
}

/** Says when, and how to call it off. */
async function mailRequest(tx: Transaction, platform: Platform, person: Person, dueAt: Date): Promise<void> {
  const { id: userId, email, fullName: name } = person;
  const language = await languageOfUser(tx, userId);
  const { timeZone, locale } = await formatStyleOf(tx, userId);
  const day = longDate(dueAt.toISOString(), timeZone, locale);
  const input = { name, email, day, signInUrl: platform.config.appUrl + addressIn(language, '/auth') };
  await queueMail(tx, platform, erasureRequestedMail, { to: email, language, input, userId });
}
