import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'service_request';

export const orderCreated = defineEvent({
  name: 'order.created',
  action: 'create',
  entityType,
  sentence: 'A service was requested',
});

export const orderStatusChanged = defineEvent({
  name: 'order.status.changed',
  action: 'update',
  entityType,
  sentence: 'The status of a service request was changed',
});

export const orderPaymentChanged = defineEvent({
  name: 'order.payment.changed',
  action: 'update',
  entityType,
  sentence: 'The payment of a service request was changed',
});

export const refundAsked = defineEvent({
  name: 'order.refund.asked',
  action: 'create',
  entityType,
  sentence: 'A refund of a service request was asked for',
});

export const refundMade = defineEvent({
  name: 'order.refund.made',
  action: 'update',
  entityType,
  sentence: 'A payment for a service request was refunded',
});

export const refundFailed = defineEvent({
  name: 'order.refund.failed',
  action: 'update',
  entityType,
  sentence: 'A refund of a service request did not arrive',
});

export const orderNotesSaved = defineEvent({
  name: 'order.notes.saved',
  action: 'update',
  entityType,
  sentence: 'The notes on a service request were saved',
});

export const orderAssigned = defineEvent({
  name: 'order.assigned',
  action: 'update',
  entityType,
  sentence: 'A service request was given to a specialist, or taken from one',
});

export const orderExpectedChanged = defineEvent({
  name: 'order.expected.changed',
  action: 'update',
  entityType,
  sentence: 'The day by which a service request is expected was changed',
});

/** Of staff only: it stands in no log of a customer. */
export const internalNoteSaved = defineEvent({
  name: 'order.internal-note.saved',
  action: 'update',
  entityType,
  sentence: 'The internal note on a service request was saved',
});

export const orderMessageSent = defineEvent({
  name: 'order.message.sent',
  action: 'create',
  entityType,
  sentence: 'A message about a service request was sent',
});

/** @property newValues.message the customer's last one, which staff say needs no answer */
export const orderMessageSettled = defineEvent({
  name: 'order.message.settled',
  action: 'update',
  entityType,
  sentence: 'A message about a service request was marked as needing no answer',
});

export const orderFileAttached = defineEvent({
  name: 'order.file.attached',
  action: 'create',
  entityType,
  sentence: 'A file was added to a service request',
});

export const orderFileOpened = defineEvent({
  name: 'order.file.opened',
  action: 'view',
  entityType,
  sentence: 'A file of a service request was downloaded',
});

export const orderScanOpened = defineEvent({
  name: 'order.scan.opened',
  action: 'view',
  entityType,
  sentence: 'Staff looked at the scan that a service request is about',
});

/** @property details.taken whether it was taken away */
export const findingCommented = defineEvent({
  name: 'order.finding.commented',
  action: 'create',
  entityType,
  sentence: 'A specialist commented on a finding of the scan of a service request',
});

export const orderReportDelivered = defineEvent({
  name: 'order.report.delivered',
  action: 'run',
  entityType,
  sentence: 'The report of a service request was delivered',
});

/** @property newValues.ends_at until when, ISO 8601 */
export const orderWatchingBegan = defineEvent({
  name: 'order.watching.began',
  action: 'run',
  entityType,
  sentence: 'The year of watching of a service request was added',
});

export const orderWatchingEnded = defineEvent({
  name: 'order.watching.ended',
  action: 'run',
  entityType,
  sentence: 'The year of watching of a service request was taken back',
});

export const orderScanStarted = defineEvent({
  name: 'order.scan.started',
  action: 'run',
  entityType,
  sentence: 'The scan of a service request was started',
});

/** Of an order that a specialist goes on with. */
export const orderScanReady = defineEvent({
  name: 'order.scan.ready',
  action: 'run',
  entityType,
  sentence: 'The scan of a service request is ready',
});

export const orderScanFailed = defineEvent({
  name: 'order.scan.failed',
  action: 'run',
  entityType,
  sentence: 'The scan of a service request could not be finished',
});

export const ordersExported = defineEvent({
  name: 'order.exported',
  action: 'export',
  entityType,
  sentence: 'Service requests were exported',
});
