import { defineEvent } from '#core/base/audit/events.ts';

export const dataExported = defineEvent({
  name: 'account.data-exported',
  action: 'export',
  entityType: 'profile',
  sentence: 'A copy of all data of the account was downloaded',
});
