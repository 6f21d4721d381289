import { defineEvent } from '#core/base/audit/events.ts';

export const keysRewrapped = defineEvent({
  name: 'keys.rewrapped',
  action: 'update',
  entityType: 'encryption_key',
  sentence: 'Everything was put under the newest encryption key',
});
