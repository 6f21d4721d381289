import { defineEvent } from '#core/base/audit/events.ts';

export const replyCreated = defineEvent({
  name: 'reply.created',
  action: 'create',
  entityType: 'saved_reply',
  sentence: 'A saved reply was added',
});

export const replyUpdated = defineEvent({
  name: 'reply.updated',
  action: 'update',
  entityType: 'saved_reply',
  sentence: 'A saved reply was changed',
});

export const replyDeleted = defineEvent({
  name: 'reply.deleted',
  action: 'delete',
  entityType: 'saved_reply',
  sentence: 'A saved reply was deleted',
});
