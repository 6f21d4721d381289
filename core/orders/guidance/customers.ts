import { and, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { guidanceService } from '#contract/removal/guidance.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Context } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import { requireCan } from '#core/orders/policy.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { removalGuidance } from '#core/removal/proof/schema.ts';
import { removalCases } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** A customer with an open, paid order of guidance. */
export interface GuidedCustomer {
  userId: string;
  orderId: string;
  email: string;
  fullName: string | null;
  isAllowed: boolean;
}

/** Every customer with such an order, the oldest order first; each once. Under the system's scope. */
export async function readGuidedCustomers(tx: Transaction): Promise<GuidedCustomer[]> {
  const rows = await tx
    .select({
      userId: profiles.id,
      orderId: serviceRequests.id,
      email: profiles.email,
      fullName: profiles.fullName,
      allowedAt: removalGuidance.allowedAt,
    })
    .from(serviceRequests)
    .innerJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .leftJoin(removalGuidance, eq(removalGuidance.userId, profiles.id))
    .where(
      and(
        eq(serviceRequests.serviceId, guidanceService),
        eq(serviceRequests.paymentStatus, 'paid'),
        notInArray(serviceRequests.status, ['completed', 'cancelled']),
      ),
    )
    .orderBy(serviceRequests.createdAt);
  const first = new Map(rows.toReversed().map((row) => [row.userId, row]));
  return [...first.values()].map(({ allowedAt, ...row }) => ({ ...row, isAllowed: allowedAt !== null })).reverse();
}

/** The customer as whose their letters are written: their account, and nobody's session. */
export const asCustomer = (platform: Platform, { userId, email, fullName }: GuidedCustomer): PersonContext => ({
  actor: { kind: 'person', userId, role: 'user', email, fullName, sessionId: userId },
  client: null,
  platform,
});

/**
 * The customer of a request, if staff may work on it now. Under the system's scope.
 * @throws AppError `not-found`, also for one who has not allowed it; `forbidden` for the actor's own
 */
export async function requireGuided(tx: Transaction, { actor }: Context, caseId: string): Promise<GuidedCustomer> {
  if (!z.uuid().safeParse(caseId).success) throw notFound();
  const [row] = await tx.select({ userId: removalCases.userId }).from(removalCases).where(eq(removalCases.id, caseId));
  const customer = (await readGuidedCustomers(tx)).find(({ userId }) => userId === row?.userId);
  if (!customer?.isAllowed) throw notFound();
  requireCan(actor, 'order.guide', { userId: customer.userId });
  return customer;
}
