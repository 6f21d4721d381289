import { defineEvent } from '#core/base/audit/events.ts';

/** Of staff only: it stands in no log of the customer. */
export const userNoteSaved = defineEvent({
  name: 'user.note-saved',
  action: 'update',
  entityType: 'user',
  sentence: 'The internal note on a user was saved',
});
