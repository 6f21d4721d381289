import { z } from 'zod';
import type { NewPasswordInput } from '#contract/accounts/account-input.ts';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault } from '#contract/faults/faults.ts';
import { openProvenAccount, type Proven } from '#core/accounts/sessions/actions/open-proven-account.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { findFreshlyOpened } from '#core/scans/internal/fresh-key.ts';
import { openScan } from '#core/scans/internal/load.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * Keeps the result of a visitor's scan in an account of its address, which this opens: the mailed link that the same
 * browser opened within the hour proves the mailbox, so that no second mail is needed. The account is given all scans
 * of its address, in the same transaction.
 * @param keys that the browser holds
 * @throws AppError as `openProvenAccount`; `forbidden` without a fresh proof
 */
export function keepScan(
  ctx: Context,
  scanId: string,
  password: NewPasswordInput,
  keys: readonly string[],
): Promise<SignedIn & { passwordLeaked: boolean }> {
  return openProvenAccount(ctx, (tx) => proveMailbox(tx, ctx, scanId, keys), password);
}

/**
 * Shows by the mailed link that this browser opened within the hour whose mailbox is read here. Under the system's scope.
 * @param keys that the browser holds
 * @throws AppError `forbidden` without that
 */
export async function proveMailbox(
  tx: Transaction,
  { platform, actor }: Context,
  scanId: string,
  keys: readonly string[],
): Promise<Proven> {
  const id = z.uuid().safeParse(scanId);
  const scan = id.success && actor.kind === 'visitor' && (await findFreshlyOpened(tx, platform, id.data, keys));
  if (!scan) throw new AppError('forbidden', { publicMessage: fault('link-not-fresh') });
  const { metadata } = await openScan(tx, platform, scan);
  return { email: metadata.contact_email, fullName: metadata.contact_name || null };
}
