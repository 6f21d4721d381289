import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { residenceText } from '#core/removal/internal/first-letter.ts';
import { readResidence } from '#core/removal/internal/residence.ts';

/**
 * Where the actor lives, as in `residences.ts`; null where that is not known, and in the US before a state was said.
 * @throws AppError `unauthenticated`
 */
export async function findResidence(ctx: Context): Promise<string | null> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const residence = await platform.database.read(scopeOf(actor), (tx) => readResidence(tx, person));
  return residence && residenceText(residence);
}
