import { defineEvent } from '#core/base/audit/events.ts';

/** @property details email, by staff only: whom a person wrote to is theirs */
export const addressBounced = defineEvent({
  name: 'company-route.bounced',
  action: 'update',
  entityType: 'company_route',
  sentence: 'Mail to a company was reported as bounced',
});

export const addressRestored = defineEvent({
  name: 'company-route.restored',
  action: 'update',
  entityType: 'company_route',
  sentence: 'The address of a company is offered again',
});

export const routeAccepted = defineEvent({
  name: 'company-route.accepted',
  action: 'update',
  entityType: 'company_route',
  sentence: 'A web route that had been withheld is offered again',
});
