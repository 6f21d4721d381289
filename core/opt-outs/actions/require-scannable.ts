import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import { readOptedOut } from '#core/opt-outs/queries/opted-out.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * For whoever has shown that the mailbox is theirs: to anybody else the answer would tell who is on the list.
 * @throws AppError `conflict` for an address that is never scanned
 */
export async function requireScannable(platform: Platform, email: string): Promise<void> {
  const optedOut = await readOptedOut(platform, [email]);
  if (optedOut.has(email)) throw new AppError('conflict', { publicMessage: fault('never-scanned') });
}
