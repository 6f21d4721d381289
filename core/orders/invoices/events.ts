import { defineEvent } from '#core/base/audit/events.ts';

export const invoiceIssued = defineEvent({
  name: 'invoice.issued',
  action: 'create',
  entityType: 'invoice',
  sentence: 'An invoice or credit note was issued',
});
