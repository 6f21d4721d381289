import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'payment';

export const paymentStarted = defineEvent({
  name: 'payment.started',
  action: 'create',
  entityType,
  sentence: 'A payment was started',
});

export const paymentChanged = defineEvent({
  name: 'payment.changed',
  action: 'update',
  entityType,
  sentence: 'The state of a payment changed',
});

/** The gateway's amount or currency is not what was asked for: nothing is done with it. */
export const paymentMismatched = defineEvent({
  name: 'payment.mismatched',
  action: 'update',
  entityType,
  sentence: 'A payment was not what had been asked for',
});

export const portalOpened = defineEvent({
  name: 'payment.portal.opened',
  action: 'view',
  entityType,
  sentence: 'The page of payment methods was opened',
});
