import { desc, eq } from 'drizzle-orm';
import type { PersonContext } from '#core/base/person.ts';
import { findPersonKey } from '#core/base/person-key.ts';
import { readNamedValues } from '#core/identifiers/queries/named-values.ts';
import type { Residence } from '#core/removal/letters/rights.ts';
import { removalCases } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { openContent } from './store.ts';

/**
 * Where a person lives: as they said for their last letter, or else the country that scans look in.
 * @returns null where neither is known, and in the US, where the state decides
 */
export async function readResidence(tx: Transaction, ctx: PersonContext): Promise<Residence | null> {
  const said = await readSaidResidence(tx, ctx);
  if (said) return said;
  const own = await readNamedValues(tx, ctx.platform, ctx.actor.userId);
  const country = own.find(({ kind }) => kind === 'country')?.value;
  if (country === undefined || country === 'US') return null;
  return { country: country === 'UK' ? 'GB' : country };
}

async function readSaidResidence(tx: Transaction, { actor, platform }: PersonContext): Promise<Residence | null> {
  const { id, sealed, userId, createdAt } = removalCases;
  const [last] = await tx
    .select({ id, sealed })
    .from(removalCases)
    .where(eq(userId, actor.userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  const key = last && (await findPersonKey(tx, platform, actor.userId));
  return last && key ? openContent(platform, key, last).residence : null;
}
