import canonicalize from 'canonicalize';
import ipaddr from 'ipaddr.js';
import type { PersonalPart, SealedPart } from './entry-proof.ts';

/**
 * The network that an address is cut to after seven days: `203.0.113.0/24`, `2001:db8:1::/48`. Part of the format of
 * commitments, as in the database's own function and in the stand-alone verifier: never to change.
 * @param address whole, or cut already
 */
export function cutAddress(address: string): string {
  const bare = address.replace(/\/.*$/, '');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.parse(bare);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const bytes = parsed.toByteArray().map((byte, i) => (i * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}

/** RFC 8785 canonical JSON. @throws Error for what has no such form */
function writeCanonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('audit: the entry has no canonical form');
  return text;
}

/** What the leaf of an entry is the hash of, after the byte 0x00. */
export function textOfLeaf({ v, seq, id, time, action, outcome, commitment }: SealedPart): string {
  return writeCanonical({ v, seq, id, time, action, outcome, commitment });
}

/** What the commitment of an entry is made over. Of an address only the network goes in, so that the rest can be forgotten. */
export const textOfPersonal = (part: PersonalPart): string =>
  writeCanonical({ ...part, ip_address: part.ip_address && cutAddress(part.ip_address) });

/** What the digest of the rest of an erased entry is made over. */
export const textOfRest = ({
  entity_type,
  user_id,
  admin_user_id,
}: Pick<PersonalPart, 'entity_type' | 'user_id' | 'admin_user_id'>): string =>
  writeCanonical({ entity_type, user_id, admin_user_id });
