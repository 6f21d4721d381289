import type { CaseView } from '#contract/removal/desk.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { asCustomer, requireGuided } from '#core/orders/guidance/customers.ts';
import { guidedCaseOpened } from '#core/orders/guidance/events.ts';
import { requireCan } from '#core/orders/policy.ts';
import { readGuidedCase } from '#core/removal/queries/guided-cases.ts';
import { systemScope } from '#platform/database/scope.ts';

/** A request as staff see it. */
export interface OpenedCase {
  customer: string;
  orderId: string;
  view: CaseView;
}

/**
 * A request of a customer who has ordered guidance and allowed it. Each look is an entry in the customer's Activity Log, written before
 * anything is shown.
 * @throws AppError `not-found`, `forbidden`
 */
export async function openGuidedCase(ctx: Context, caseId: string): Promise<OpenedCase> {
  const { actor, platform } = ctx;
  requireCan(actor, 'order.list');
  const customer = await platform.database.transaction(systemScope, async (tx) => {
    const found = await requireGuided(tx, ctx, caseId);
    await record(tx, ctx, guidedCaseOpened, { entityId: caseId, userId: found.userId });
    return found;
  });
  const view = await platform.database.read(systemScope, (tx) =>
    readGuidedCase(tx, asCustomer(platform, customer), caseId),
  );
  return { customer: customer.fullName ?? customer.email, orderId: customer.orderId, view };
}
