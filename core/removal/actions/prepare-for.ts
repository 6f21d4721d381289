import type { PrepareCaseInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import type { PersonContext } from '#core/base/person.ts';
import { lockCases } from '#core/removal/internal/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import { prepareIn } from './prepare-case.ts';

/**
 * Prepares a letter for a customer who lets staff do that; the caller has seen it. Nothing is sent. Under the system's scope.
 * @param by who prepares it: they stand in the customer's log
 * @throws AppError as `prepareCase`
 */
export async function prepareFor(
  tx: Transaction,
  customer: PersonContext,
  input: PrepareCaseInput,
  by: Context,
): Promise<string> {
  await lockCases(tx, customer.actor.userId);
  return prepareIn(tx, customer, input, by);
}
