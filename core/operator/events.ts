import { defineEvent } from '#core/base/audit/events.ts';

export const testMailSent = defineEvent({
  name: 'operator.mail.tested',
  action: 'run',
  entityType: 'mail',
  sentence: 'The operator sent a test mail',
});
export const mailFlushed = defineEvent({
  name: 'operator.mail.flushed',
  action: 'run',
  entityType: 'mail',
  sentence: 'The operator had waiting mail tried at once',
});
export const mailReleased = defineEvent({
  name: 'operator.mail.released',
  action: 'run',
  entityType: 'mail',
  sentence: 'The operator let mail leave after a restore',
});
export const jobsRetried = defineEvent({
  name: 'operator.jobs.retried',
  action: 'run',
  entityType: 'job',
  sentence: 'The operator had jobs tried again',
});
export const maintenanceChanged = defineEvent({
  name: 'operator.maintenance.changed',
  action: 'update',
  entityType: 'installation',
  sentence: 'The operator switched maintenance on or off',
});
