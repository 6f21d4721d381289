import { createHmac, randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The part of an entry that says who, where and what. It can be erased; the sealed proof still holds. */
export interface PersonalPart {
  entity_type: string;
  entity_id: string | null;
  user_id: string | null;
  admin_user_id: string | null;
  ip_address: string | null;
  user_agent: string | null;
  session_id: string | null;
  details: Record<string, unknown> | null;
  old_values: Record<string, unknown> | null;
  new_values: Record<string, unknown> | null;
}

/** 32 random bytes, base64url. Without it, a commitment cannot be guessed back to its personal part. */
export const newSalt = (): string => randomBytes(32).toString('base64url');

/**
 * HMAC-SHA-256 under the salt over the RFC 8785 canonical JSON of the personal part, base64url.
 * @param salt 32 bytes, base64url
 */
export function commitmentOf(salt: string, part: PersonalPart): string {
  const text = canonicalize(part);
  if (text === undefined) throw new Error('audit: the entry has no canonical form');
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(text).digest('base64url');
}
