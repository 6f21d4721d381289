import { defineEvent } from '#core/base/audit/events.ts';

/** Acts on the log itself. */
export const auditExported = defineEvent({
  name: 'audit.exported',
  action: 'export',
  entityType: 'audit_log',
  sentence: 'The audit log was downloaded with its proofs',
});
