import type { PersonContext } from '#core/base/person.ts';
import { readNamedValues } from '#core/identifiers/queries/named-values.ts';
import type { Residence } from '#core/removal/letters/rights.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readCases } from './store.ts';

/**
 * Where a person lives: as they said for their last letter, or else the country that scans look in.
 * @returns null where neither is known, and in the US, where the state decides
 */
export async function readResidence(tx: Transaction, { actor, platform }: PersonContext): Promise<Residence | null> {
  const last = (await readCases(tx, platform, actor.userId)).findLast(({ content }) => content.residence !== null);
  if (last) return last.content.residence;
  const own = await readNamedValues(tx, platform, actor.userId);
  const country = own.find(({ kind }) => kind === 'country')?.value;
  if (country === undefined || country === 'US') return null;
  return { country: country === 'UK' ? 'GB' : country };
}
