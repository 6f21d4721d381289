import { defineEvent } from '#core/base/audit/events.ts';

export const pictureUploaded = defineEvent({
  name: 'picture.uploaded',
  action: 'create',
  entityType: 'picture',
  sentence: 'A picture was uploaded',
});
