import { fault } from '#contract/faults/faults.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { mailLink } from '#core/identifiers/internal/mail-link.ts';
import { loadIdentifier, lockIdentifiers } from '#core/identifiers/internal/store.ts';
import { wasJustMailed } from '#core/identifiers/rules.ts';

/**
 * Mails the link of an address again, unless it was mailed within 15 minutes: that one still works.
 * @throws AppError `not-found`; `conflict` for what needs no link; `limited`
 */
export async function mailIdentifierLink(ctx: Context, { id }: { id: string }): Promise<void> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockIdentifiers(tx, actor.userId);
    const identifier = await loadIdentifier(tx, platform, { userId: actor.userId, id });
    if (identifier.kind !== 'email' || identifier.provenAt !== null)
      throw new AppError('conflict', { publicMessage: fault('no-link-needed') });
    if (wasJustMailed(identifier, platform.clock.now())) return;
    await mailLink(tx, person, identifier);
  });
}
