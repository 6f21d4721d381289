import { defineEvent } from '#core/base/audit/events.ts';

export const messageReceived = defineEvent({
  name: 'message.received',
  action: 'create',
  entityType: 'contact_message',
  sentence: 'A contact message was received',
});

export const messageStatusChanged = defineEvent({
  name: 'message.status-changed',
  action: 'update',
  entityType: 'contact_message',
  sentence: 'The status of a contact message was changed',
});

export const messageNotesSaved = defineEvent({
  name: 'message.notes-saved',
  action: 'update',
  entityType: 'contact_message',
  sentence: 'Notes on a contact message were saved',
});

export const messageReplied = defineEvent({
  name: 'message.replied',
  action: 'update',
  entityType: 'contact_message',
  sentence: 'A contact message was answered by mail',
});
