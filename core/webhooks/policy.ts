import { isStaffKind, type WebhookKind } from '#contract/webhooks/types.ts';
import { type Actor, isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

/** Everybody has webhooks of their own; what concerns all customers is told to staff alone. */
export const webhookPermissions = {
  'webhook.hear'(actor: Actor, { kinds }: { kinds: readonly WebhookKind[] }): boolean | string {
    if (isStaff(actor)) return true;
    return actor.kind === 'person' && (!kinds.some(isStaffKind) || 'Only staff can hear of this.');
  },
};

export const requireCan = guardBy(webhookPermissions);
