import type { Context } from '#core/base/context.ts';
import { asCustomer, requireGuided } from '#core/orders/guidance/customers.ts';
import { requireCan } from '#core/orders/policy.ts';
import { prepareFor } from '#core/removal/actions/prepare-for.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Prepares a letter to another company for the customer of a request. Nothing is sent: only the customer can send it. The entry in their
 * Activity Log names who prepared it.
 * @param caseId any request of the customer
 * @returns the id of the new request, or of the open one to that company
 * @throws AppError `not-found`, `forbidden`; as `prepareCase`
 */
export async function prepareGuidedLetter(
  ctx: Context,
  { caseId, company }: { caseId: string; company: string },
): Promise<string> {
  requireCan(ctx.actor, 'order.list');
  return ctx.platform.database.transaction(systemScope, async (tx) => {
    const customer = await requireGuided(tx, ctx, caseId);
    return prepareFor(tx, asCustomer(ctx.platform, customer), { company }, ctx);
  });
}
