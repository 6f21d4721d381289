import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { identifierLapsed, identifierProven } from '#core/identifiers/events.ts';
import { recordStillCounts } from '#core/identifiers/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { RecordState } from './domain-record.ts';
import { changeIdentifier, lockIdentifiers, readIdentifiers } from './store.ts';

/** Keeps what was seen of a domain's record. While nobody could be asked, a proof ages, and lapses when it is too old. */
export async function keepRecordState(
  tx: Transaction,
  ctx: Context,
  { userId, id, state }: { userId: string; id: string; state: RecordState },
): Promise<void> {
  await lockIdentifiers(tx, userId);
  const now = ctx.platform.clock.now();
  const found = (await readIdentifiers(tx, ctx.platform, userId)).find((one) => one.id === id);
  if (!found) return;
  const entry = { entityId: id, userId, details: { by: 'record' } };
  const isProven = found.provenAt !== null;
  if (state === 'there') {
    await changeIdentifier(tx, found, { provenBy: 'record', provenAt: found.provenAt ?? now, checkedAt: now });
    if (!isProven) await record(tx, ctx, identifierProven, entry);
    return;
  }
  const lapses = isProven && (state === 'missing' || !recordStillCounts(found, now));
  if (state === 'missing') await changeIdentifier(tx, found, { checkedAt: now });
  if (!lapses) return;
  await changeIdentifier(tx, found, { provenBy: null, provenAt: null });
  await record(tx, ctx, identifierLapsed, entry);
}
