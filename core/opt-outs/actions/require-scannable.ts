import { AppError } from '#core/base/errors.ts';
import { readOptedOut } from '#core/opt-outs/queries/opted-out.ts';
import type { Platform } from '#platform/platform.ts';

const REFUSAL =
  'You told us never to scan this address. To take that back, ask for the mail on the page “Never scan this address”, and confirm there.';

/**
 * For whoever has shown that the mailbox is theirs: to anybody else the answer would tell who is on the list.
 * @throws AppError `conflict` for an address that is never scanned
 */
export async function requireScannable(platform: Platform, email: string): Promise<void> {
  const optedOut = await readOptedOut(platform, [email]);
  if (optedOut.has(email)) throw new AppError('conflict', { publicMessage: REFUSAL });
}
