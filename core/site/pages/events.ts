import { defineEvent } from '#core/base/audit/events.ts';

export const pageCreated = defineEvent({
  name: 'content.created',
  action: 'create',
  entityType: 'cms_content',
  sentence: 'A text of the site was added',
});

export const pageUpdated = defineEvent({
  name: 'content.updated',
  action: 'update',
  entityType: 'cms_content',
  sentence: 'A text of the site was changed',
});
