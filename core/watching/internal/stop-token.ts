import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { stopWatchingPath } from '#contract/watching/types.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Platform } from '#platform/platform.ts';

const PURPOSE = 'stop watching';

/**
 * Names an account and is signed for one purpose: whoever has it can stop that watching, and nothing else. It has no end, as
 * mail is kept, and is nowhere stored.
 */
export const stopTokenOf = (vault: Vault, userId: string): string => `${userId}.${vault.fingerprint(PURPOSE, userId)}`;

/** The page behind the link of a mail, which mail programs post to as well. */
export const stopUrlOf = ({ vault, config }: Platform, userId: string): string =>
  `${config.appUrl}${stopWatchingPath}?token=${encodeURIComponent(stopTokenOf(vault, userId))}`;

/** Whose watching it stops; null for what we have not signed. */
export function readStopToken(vault: Vault, token: string): string | null {
  const at = token.indexOf('.');
  const userId = z.uuid().safeParse(token.slice(0, Math.max(0, at)));
  if (!userId.success) return null;
  const signature = Buffer.from(token.slice(at + 1));
  const isOurs = vault
    .fingerprints(PURPOSE, userId.data)
    .map((one) => Buffer.from(one))
    .some((one) => one.length === signature.length && timingSafeEqual(one, signature));
  return isOurs ? userId.data : null;
}
