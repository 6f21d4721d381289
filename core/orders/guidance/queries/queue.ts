import type { CaseSummary } from '#contract/removal/desk.ts';
import type { GuidanceQueue, GuidedCase } from '#contract/removal/guidance.ts';
import type { Context } from '#core/base/context.ts';
import { asCustomer, type GuidedCustomer, readGuidedCustomers } from '#core/orders/guidance/customers.ts';
import { requireCan } from '#core/orders/policy.ts';
import { readGuidedCases } from '#core/removal/queries/guided-cases.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What needs a person today, across the customers who have ordered guidance and allowed it, the most urgent first. @throws AppError */
export async function readGuidanceQueue({ actor, platform }: Context): Promise<GuidanceQueue> {
  requireCan(actor, 'order.list');
  const today = platform.clock.now().toISOString().slice(0, 10);
  return platform.database.read(systemScope, async (tx) => {
    const all = await readGuidedCustomers(tx);
    const allowed = all.filter(({ isAllowed, userId }) => isAllowed && !isOwn(actor, userId));
    const cases: GuidedCase[] = [];
    for (const customer of allowed)
      for (const one of await readGuidedCases(tx, asCustomer(platform, customer)))
        cases.push(...guidedCase(customer, one, today));
    cases.sort((a, b) => (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.since.localeCompare(b.since));
    return { cases, customers: allowed.length, waiting: all.filter(({ isAllowed }) => !isAllowed).length };
  });
}

const isOwn = (actor: Context['actor'], userId: string): boolean => actor.kind === 'person' && actor.userId === userId;

/** Nothing where they wait for the company, or it is over. */
function guidedCase(customer: GuidedCustomer, one: CaseSummary, today: string): GuidedCase[] {
  const isLate = one.state === 'overdue' || (one.due !== null && one.due.on < today);
  if (one.turn !== 'you' && !isLate) return [];
  return [
    {
      caseId: one.id,
      orderId: customer.orderId,
      customer: customer.fullName ?? customer.email,
      state: one.state,
      since: one.since,
      due: one.due?.on ?? null,
      why: isLate ? 'overdue' : 'turn',
    },
  ];
}
