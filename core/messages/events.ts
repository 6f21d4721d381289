import { defineEvent } from '#core/audit/events.ts';

export const messageReceived = defineEvent({
  name: 'message.received',
  action: 'create',
  entityType: 'contact_message',
  sentence: 'A contact message was received',
});
