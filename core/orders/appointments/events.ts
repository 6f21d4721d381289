import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'service_request';

export const appointmentBooked = defineEvent({
  name: 'order.appointment.booked',
  action: 'create',
  entityType,
  sentence: 'An appointment was booked',
});

export const appointmentMoved = defineEvent({
  name: 'order.appointment.moved',
  action: 'update',
  entityType,
  sentence: 'An appointment was moved',
});

export const appointmentCancelled = defineEvent({
  name: 'order.appointment.cancelled',
  action: 'update',
  entityType,
  sentence: 'An appointment was cancelled',
});

/** It was not paid for in time. */
export const appointmentReleased = defineEvent({
  name: 'order.appointment.released',
  action: 'update',
  entityType,
  sentence: 'An appointment was not paid for in time, and is free again',
});

export const availabilitySaved = defineEvent({
  name: 'availability.saved',
  action: 'update',
  entityType: 'availability',
  sentence: 'The hours in which somebody can be booked were changed',
});
