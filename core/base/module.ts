import type { EmailDefinition } from '#platform/mail/define-email.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import type { Subscription } from './audit/events.ts';
import type { Permissions } from './policy.ts';

/** What a module registers with the rest, in its module.ts; server/modules.ts lists the modules. */
export interface Module {
  name: string;
  permissions?: Permissions;
  /** Every kind of mail that it sends: one that is missing here is never delivered. */
  emails?: readonly EmailDefinition[];
  /** Every job that it has: one that is missing here never runs. */
  jobs?: readonly JobDefinition[];
  /** What follows in it from events of the modules below. */
  subscriptions?: readonly Subscription[];
}
