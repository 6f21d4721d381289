import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'branding_asset';

export const assetCreated = defineEvent({
  name: 'branding.created',
  action: 'create',
  entityType,
  sentence: 'A brand asset was added',
});

export const assetActivated = defineEvent({
  name: 'branding.activated',
  action: 'update',
  entityType,
  sentence: 'A brand asset was made active',
});

export const assetDeactivated = defineEvent({
  name: 'branding.deactivated',
  action: 'update',
  entityType,
  sentence: 'A brand asset was made inactive',
});

export const assetDeleted = defineEvent({
  name: 'branding.deleted',
  action: 'delete',
  entityType,
  sentence: 'A brand asset was deleted',
});
