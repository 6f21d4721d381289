import { isConfirmedAddress } from '#core/accounts/sessions/queries/links.ts';
import type { Context } from '#core/base/context.ts';
import { findFreshlyOpened } from '#core/scans/internal/fresh-key.ts';
import { openScan } from '#core/scans/internal/load.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Whether this browser has shown within the hour that the mailbox of a visitor's scan is read there.
 * @param keys that the browser holds
 */
export function hasFreshProof({ platform, actor }: Context, scanId: string, keys: readonly string[]): Promise<boolean> {
  if (actor.kind !== 'visitor') return Promise.resolve(false);
  return platform.database.read(
    systemScope,
    async (tx) => (await findFreshlyOpened(tx, platform, scanId, keys)) !== null,
  );
}

/**
 * Whether a password chosen here and now would keep the scan in an account (`keepScan`).
 * @param keys that the browser holds
 */
export function canKeepScan({ platform, actor }: Context, scanId: string, keys: readonly string[]): Promise<boolean> {
  if (actor.kind !== 'visitor') return Promise.resolve(false);
  return platform.database.read(systemScope, async (tx) => {
    const scan = await findFreshlyOpened(tx, platform, scanId, keys);
    if (!scan) return false;
    const { metadata } = await openScan(tx, platform, scan);
    return !(await isConfirmedAddress(tx, platform, metadata.contact_email));
  });
}
