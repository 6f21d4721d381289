import { bytesOf, fromBase64Url } from './bytes.ts';
import { type Check, check, differenceOf, type EntryWords, failed, open } from './entry-checks.ts';
import type { EntryProof, PersonalPart, ProvedEntry } from './entry-proof.ts';
import { hmacSha256, sha256 } from './hashes.ts';
import { textOfPersonal, textOfRest } from './sealed-text.ts';

/** What an erased entry keeps, so that it is still known whose log it stands in. */
const KEPT = new Set<string>(['entity_type', 'user_id', 'admin_user_id'] satisfies (keyof PersonalPart)[]);

/** Whether who, where and what are those that the entry was bound to when it was written. */
export async function checkDetails({ entry }: Pick<EntryProof, 'entry'>, words: EntryWords): Promise<Check> {
  const { personal, salt } = entry;
  if (!personal) return open('details', words.hiddenDetails);
  if (salt === null) return checkLeftovers(personal, words);
  const key = fromBase64Url(salt);
  const difference = key?.length
    ? differenceOf(fromBase64Url(entry.commitment), await hmacSha256(key, textOfPersonal(personal)), words)
    : words.unreadableSalt;
  return check('details', difference, whatWasRecorded(personal, words), words.otherDetails);
}

const whatWasRecorded = ({ details }: PersonalPart, words: EntryWords): string =>
  typeof details?.event === 'string' ? words.namedDetails(details.event) : words.details;

function checkLeftovers(personal: PersonalPart, words: EntryWords): Check {
  const left = Object.entries(personal).filter(([name, value]) => !KEPT.has(name) && value !== null);
  if (left.length > 0) return failed('details', words.leftovers(left.map(([name]) => name).join(', ')));
  return open('details', words.erased);
}

/** What an entry says was left of others when they were erased: digests by their ids. */
function namedIn({ personal, salt }: ProvedEntry): ReadonlyMap<unknown, unknown> {
  const { event, leaves } = personal?.details ?? {};
  const names = salt !== null && personal?.entity_type === 'audit_log' && event === 'audit.entries.erased';
  if (!names || !Array.isArray(leaves)) return new Map();
  return new Map(leaves.map((leaf) => [leaf?.id, leaf?.rest]));
}

/**
 * Whoever may write to the database could call anything erased: it counts when another entry of the signed log says so.
 * @param proveIn whether an entry stands in the signed log
 * @returns null for an entry that was not erased, and where its personal part is not the reader's to see
 */
export async function checkErasure(
  { entry, erasure }: EntryProof,
  proveIn: (entry: ProvedEntry, path: readonly string[]) => Promise<Check>,
  words: EntryWords,
): Promise<Check | null> {
  if (entry.salt !== null || !entry.personal) return null;
  const named = erasure && namedIn(erasure.entry).get(entry.id);
  if (!erasure || typeof named !== 'string') return failed('erasure', words.noErasure);
  const proofs = [await checkDetails(erasure, words), await proveIn(erasure.entry, erasure.proof)];
  const wrong = proofs.find(({ how }) => how === 'failed');
  if (wrong) return failed('erasure', words.unprovedErasure(wrong.text));
  const difference = differenceOf(fromBase64Url(named), await sha256(bytesOf(textOfRest(entry.personal))), words);
  return check('erasure', difference, words.erasure(erasure.entry.seq + 1), () => words.otherErasure);
}
