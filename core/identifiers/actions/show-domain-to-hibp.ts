import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { requireAccount } from '#core/base/person.ts';
import { domainShown } from '#core/identifiers/events.ts';
import { loadIdentifier } from '#core/identifiers/internal/store.ts';
import { identifierLimits } from '#core/identifiers/rules.ts';
import { asksHibpAboutDomains, type HibpProof, proveDomainToHibp } from '#core/sources/actions/prove-domain-to-hibp.ts';
import { limitsOf } from '#platform/limits/limits.ts';

/**
 * Hands the proof of a domain on to Have I Been Pwned, which wants a record of its own at the domain. Later scans then ask it
 * about every address of the domain. Again changes nothing.
 * @returns the record to publish while it is missing
 * @throws AppError `not-found`, `conflict` for what is no proven domain or without a key, `limited`
 */
export async function showDomainToHibp(ctx: Context, { id }: { id: string }): Promise<HibpProof> {
  const { actor, platform } = requireAccount(ctx);
  const domain = await platform.database.transaction(scopeOf(actor), async (tx) => {
    const found = await loadIdentifier(tx, platform, { userId: actor.userId, id });
    if (found.kind !== 'domain' || found.provenAt === null)
      throw new AppError('conflict', { publicMessage: fault('domain-not-proven') });
    if (!asksHibpAboutDomains(platform)) throw new AppError('conflict', { publicMessage: fault('hibp-not-asked') });
    const limits = limitsOf(platform.vault, 'domain check', actor.userId, identifierLimits.checks);
    await requireAllowance(tx, platform, limits, fault('many-checks'));
    return found.value;
  });
  const proof = await proveDomainToHibp(platform, domain);
  if (proof.state === 'shown')
    await platform.database.transaction(scopeOf(actor), (tx) =>
      record(tx, ctx, domainShown, { entityId: id, details: { to: 'have-i-been-pwned' } }),
    );
  return proof;
}
