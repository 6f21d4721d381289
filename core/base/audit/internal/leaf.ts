import canonicalize from 'canonicalize';
import { leafHash } from '#core/base/audit/tree/merkle.ts';

/** What of an entry is sealed. The personal part is in it only as its commitment. */
export interface SealedPart {
  v: number;
  /** Place in the log, from 0. */
  seq: number;
  id: string;
  /** ISO 8601, UTC, milliseconds. */
  time: string;
  action: string;
  outcome: string;
  /** base64url, see commitment.ts */
  commitment: string;
}

/**
 * SHA-256(0x00 ‖ RFC 8785 canonical JSON). The database computes the very same when it seals
 * (`seal_audit_logs` in db/migrations); this is what checks it.
 */
export function leafOf(part: SealedPart): Buffer {
  const { v, seq, id, time, action, outcome, commitment } = part;
  const text = canonicalize({ v, seq, id, time, action, outcome, commitment });
  if (text === undefined) throw new Error('audit: the entry has no canonical form');
  return leafHash(Buffer.from(text, 'utf8'));
}
