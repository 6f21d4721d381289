import { fault } from '#contract/faults/faults.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { requireAccount } from '#core/base/person.ts';
import { findRecord, type RecordState } from '#core/identifiers/internal/domain-record.ts';
import { keepRecordState } from '#core/identifiers/internal/keep-record-state.ts';
import { loadIdentifier } from '#core/identifiers/internal/store.ts';
import { identifierLimits } from '#core/identifiers/rules.ts';
import { limitsOf } from '#platform/limits/limits.ts';

/**
 * Looks for the record of a domain, and keeps what was seen.
 * @throws AppError `not-found`, `conflict` for what is no domain, `limited`
 */
export async function checkDomain(ctx: Context, { id }: { id: string }): Promise<RecordState> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  const domain = await platform.database.transaction(scopeOf(actor), async (tx) => {
    const found = await loadIdentifier(tx, platform, { userId, id });
    if (found.kind !== 'domain') throw new AppError('conflict', { publicMessage: fault('no-domain') });
    const limits = limitsOf(platform.vault, 'domain check', userId, identifierLimits.checks);
    await requireAllowance(tx, platform, limits, fault('many-checks'));
    return found.value;
  });
  const state = await findRecord(platform, userId, domain);
  await platform.database.transaction(scopeOf(actor), (tx) => keepRecordState(tx, ctx, { userId, id, state }));
  return state;
}
