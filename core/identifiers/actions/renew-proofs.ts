import { systemContext } from '#core/base/context.ts';
import { findRecord } from '#core/identifiers/internal/domain-record.ts';
import { keepRecordState } from '#core/identifiers/internal/keep-record-state.ts';
import { readIdentifiers } from '#core/identifiers/internal/store.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Looks again for the records of somebody's proven domains: domains change hands, so this comes before each scan. Call it
 * outside of transactions.
 */
export async function renewProofs(platform: Platform, userId: string): Promise<void> {
  const ctx = systemContext(platform, 'identifiers.renew');
  const all = await platform.database.read(systemScope, (tx) => readIdentifiers(tx, platform, userId));
  const proven = all.filter(({ kind, provenAt }) => kind === 'domain' && provenAt !== null);
  const states = await Promise.all(
    proven.map(async ({ id, value }) => ({ id, state: await findRecord(platform, userId, value) })),
  );
  for (const { id, state } of states)
    await platform.database.transaction(systemScope, (tx) => keepRecordState(tx, ctx, { userId, id, state }));
}
