import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'webhook';

/** @property newValues.kinds the events that it is told */
export const webhookAdded = defineEvent({
  name: 'webhook.added',
  action: 'create',
  entityType,
  sentence: 'A webhook was added',
});

export const webhookChanged = defineEvent({
  name: 'webhook.changed',
  action: 'update',
  entityType,
  sentence: 'A webhook was changed',
});

export const webhookRemoved = defineEvent({
  name: 'webhook.removed',
  action: 'delete',
  entityType,
  sentence: 'A webhook was removed',
});

export const webhookTested = defineEvent({
  name: 'webhook.tested',
  action: 'run',
  entityType,
  sentence: 'A test was sent to a webhook',
});

/** @property details.delivery which */
export const deliveryReplayed = defineEvent({
  name: 'webhook.replayed',
  action: 'run',
  entityType,
  sentence: 'An event was sent to a webhook again',
});

/** @property details.result of the last try */
export const webhookDisabled = defineEvent({
  name: 'webhook.disabled',
  action: 'update',
  entityType,
  sentence: 'A webhook was switched off because its address failed for a day',
});
