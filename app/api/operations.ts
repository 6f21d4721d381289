import type { Operation } from './define.ts';
import { accountOperations } from './operations/account.ts';
import { identifierOperations } from './operations/identifiers.ts';
import { orderOperations } from './operations/orders.ts';
import { removalOperations } from './operations/removals.ts';
import { scanOperations } from './operations/scans.ts';
import { sourceOperations } from './operations/sources.ts';
import { staffOperations } from './operations/staff.ts';
import { staffOrderOperations } from './operations/staff-orders.ts';
import { watchingOperations } from './operations/watching.ts';
import { webhookOperations } from './operations/webhooks.ts';

/** Every operation of the API, in the order of its reference. */
export const operations: readonly Operation[] = [
  ...accountOperations,
  ...scanOperations,
  ...identifierOperations,
  ...removalOperations,
  ...watchingOperations,
  ...orderOperations,
  ...sourceOperations,
  ...webhookOperations,
  ...staffOrderOperations,
  ...staffOperations,
];
