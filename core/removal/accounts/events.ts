import { defineEvent } from '#core/base/audit/events.ts';

/** None of them says where an account is. @property details.count how many */
export const accountsKept = defineEvent({
  name: 'account.elsewhere.added',
  action: 'create',
  entityType: 'account-elsewhere',
  sentence: 'Accounts to close were added to your plan',
});

/** @property details.closed whether it is closed now */
export const accountMarked = defineEvent({
  name: 'account.elsewhere.marked',
  action: 'update',
  entityType: 'account-elsewhere',
  sentence: 'You said whether an account elsewhere is closed',
});

export const accountForgotten = defineEvent({
  name: 'account.elsewhere.removed',
  action: 'delete',
  entityType: 'account-elsewhere',
  sentence: 'An account to close was taken off your plan',
});
