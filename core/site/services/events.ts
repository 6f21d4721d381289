import { defineEvent } from '#core/base/audit/events.ts';

export const serviceCreated = defineEvent({
  name: 'service.created',
  action: 'create',
  entityType: 'service',
  sentence: 'A service was added',
});

export const serviceUpdated = defineEvent({
  name: 'service.updated',
  action: 'update',
  entityType: 'service',
  sentence: 'A service was changed',
});

export const serviceActivated = defineEvent({
  name: 'service.activated',
  action: 'update',
  entityType: 'service',
  sentence: 'A service was made visible',
});

export const serviceDeactivated = defineEvent({
  name: 'service.deactivated',
  action: 'update',
  entityType: 'service',
  sentence: 'A service was hidden',
});

export const serviceDeleted = defineEvent({
  name: 'service.deleted',
  action: 'delete',
  entityType: 'service',
  sentence: 'A service was deleted',
});
