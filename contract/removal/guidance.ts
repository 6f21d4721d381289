import type { CaseState } from './cases.ts';

/** The service with which staff work on requests to companies. */
export const guidanceService = 'privacy-guidance-package';

/** Where staff find who needs them. */
export const guidanceQueuePath = '/admin/requests/removals';

/** A request that needs a person. The company is not named here: each look at a request is written down. */
export interface GuidedCase {
  caseId: string;
  orderId: string;
  customer: string;
  state: CaseState;
  /** ISO 8601 */
  since: string;
  /** `YYYY-MM-DD`; null while no period runs. */
  due: string | null;
  /** Why somebody should look: the customer's turn, or a period that has passed. */
  why: 'turn' | 'overdue';
}

/** Customers who have allowed it, and what of their requests needs a person today. */
export interface GuidanceQueue {
  cases: GuidedCase[];
  /** Customers with an open order who have allowed it. */
  customers: number;
  /** Customers with an open order who have not. */
  waiting: number;
}
