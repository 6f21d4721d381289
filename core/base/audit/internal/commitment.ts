import { createHmac, randomBytes } from 'node:crypto';
import type { PersonalPart } from '#contract/proof/entry-proof.ts';
import { textOfPersonal } from '#contract/proof/sealed-text.ts';

/** 32 random bytes, base64url. Without it, a commitment cannot be guessed back to its personal part. */
export const newSalt = (): string => randomBytes(32).toString('base64url');

/**
 * HMAC-SHA-256 under the salt over the canonical personal part, base64url.
 * @param salt 32 bytes, base64url
 */
export const commitmentOf = (salt: string, part: PersonalPart): string =>
  createHmac('sha256', Buffer.from(salt, 'base64url')).update(textOfPersonal(part)).digest('base64url');
