import { defineEvent } from '#core/base/audit/events.ts';

const entityType = 'removal case';

/** Staff looked at a request of a customer who has ordered guidance and allowed it. */
export const guidedCaseOpened = defineEvent({
  name: 'removal.guidance-opened',
  action: 'view',
  entityType,
  sentence: 'Staff looked at a request to a company',
});
