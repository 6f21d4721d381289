import { createHmac, randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import ipaddr from 'ipaddr.js';

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
 * The network that an address is cut to after seven days: `203.0.113.0/24`, `2001:db8:1::/48`. Part of the format of
 * commitments, as in the database's own function and in the stand-alone verifier: never to change.
 * @param address whole, or cut already
 */
function cutAddress(address: string): string {
  const bare = address.replace(/\/.*$/, '');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.parse(bare);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const bytes = parsed.toByteArray().map((byte, i) => (i * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/**
 * HMAC-SHA-256 under the salt over the RFC 8785 canonical JSON of the personal part, base64url. Of an address only
 * the network goes in, so that the rest can be forgotten.
 * @param salt 32 bytes, base64url
 */
export function commitmentOf(salt: string, part: PersonalPart): string {
  const text = canonicalize({ ...part, ip_address: part.ip_address && cutAddress(part.ip_address) });
  if (text === undefined) throw new Error('audit: the entry has no canonical form');
  return createHmac('sha256', Buffer.from(salt, 'base64url')).update(text).digest('base64url');
}
