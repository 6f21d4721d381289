import { defineEvent } from '#core/base/audit/events.ts';

export const optOutAsked = defineEvent({
  name: 'opt-out.asked',
  action: 'create',
  entityType: 'opt_out',
  sentence: 'A link about never scanning an address was mailed',
});

export const optOutBegan = defineEvent({
  name: 'opt-out.began',
  action: 'create',
  entityType: 'opt_out',
  sentence: 'An address is never scanned from now on',
});

export const optOutEnded = defineEvent({
  name: 'opt-out.ended',
  action: 'delete',
  entityType: 'opt_out',
  sentence: 'An address may be scanned again',
});
