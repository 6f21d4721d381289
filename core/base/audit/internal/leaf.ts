import type { SealedPart } from '#contract/proof/entry-proof.ts';
import { textOfLeaf } from '#contract/proof/sealed-text.ts';
import { leafHash } from '#core/base/audit/tree/merkle.ts';

/**
 * SHA-256(0x00 ‖ RFC 8785 canonical JSON). The database computes the very same when it seals
 * (`seal_audit_logs` in db/migrations); this is what checks it.
 */
export const leafOf = (part: SealedPart): Buffer => leafHash(Buffer.from(textOfLeaf(part), 'utf8'));
