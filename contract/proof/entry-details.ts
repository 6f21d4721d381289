import { bytesOf, fromBase64Url } from './bytes.ts';
import { type Check, check, differenceOf, failed, open } from './entry-checks.ts';
import type { EntryProof, PersonalPart, ProvedEntry } from './entry-proof.ts';
import { hmacSha256, sha256 } from './hashes.ts';
import { textOfPersonal, textOfRest } from './sealed-text.ts';

/** What an erased entry keeps, so that it is still known whose log it stands in. */
const KEPT = new Set<string>(['entity_type', 'user_id', 'admin_user_id'] satisfies (keyof PersonalPart)[]);

/** Whether who, where and what are those that the entry was bound to when it was written. */
export async function checkDetails({ entry }: Pick<EntryProof, 'entry'>): Promise<Check> {
  const { personal, salt } = entry;
  if (!personal)
    return open(
      'details',
      'Who of our staff acted is not shown to you. The entry binds it, under a secret that we keep.',
    );
  if (salt === null) return checkLeftovers(personal);
  const key = fromBase64Url(salt);
  const difference = key?.length
    ? differenceOf(fromBase64Url(entry.commitment), await hmacSha256(key, textOfPersonal(personal)))
    : 'the salt cannot be read';
  return check(
    'details',
    difference,
    whatWasRecorded(personal),
    (where) => `Its details are not those it was committed to: ${where}.`,
  );
}

function whatWasRecorded({ details }: PersonalPart): string {
  const name = typeof details?.event === 'string' ? `, recorded as “${details.event}”,` : '';
  return `Its details${name} are those it was committed to when it was written.`;
}

function checkLeftovers(personal: PersonalPart): Check {
  const left = Object.entries(personal).filter(([name, value]) => !KEPT.has(name) && value !== null);
  if (left.length > 0)
    return failed('details', `It is marked as erased but still has ${left.map(([name]) => name).join(', ')}.`);
  return open(
    'details',
    'Its details were erased, so they cannot be checked. The rest of the proof does not need them.',
  );
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
): Promise<Check | null> {
  if (entry.salt !== null || !entry.personal) return null;
  const named = erasure && namedIn(erasure.entry).get(entry.id);
  if (!erasure || typeof named !== 'string')
    return failed('erasure', 'Its details are gone, and no entry says that they were erased.');
  const proofs = [await checkDetails(erasure), await proveIn(erasure.entry, erasure.proof)];
  const wrong = proofs.find(({ how }) => how === 'failed');
  if (wrong) return failed('erasure', `The entry that says so is not proved. ${wrong.text}`);
  const difference = differenceOf(fromBase64Url(named), await sha256(bytesOf(textOfRest(entry.personal))));
  return check(
    'erasure',
    difference,
    `Entry ${erasure.entry.seq + 1} of the same log says that they were erased.`,
    () => 'It is not what was left when its details were erased.',
  );
}
