import { defineEvent } from '#core/base/audit/events.ts';

/** @property newValues.scopes what it may do @property newValues.expires_at ISO 8601 */
export const tokenCreated = defineEvent({
  name: 'token.created',
  action: 'create',
  entityType: 'api_token',
  sentence: 'A token for the API was created',
});

/** @property details.by `owner`, or what ended it: `password`, `role`, `second-factor`, `deactivation`, `erasure` */
export const tokenEnded = defineEvent({
  name: 'token.ended',
  action: 'delete',
  entityType: 'api_token',
  sentence: 'A token for the API was ended',
});

export const tokenUsedElsewhere = defineEvent({
  name: 'token.used-elsewhere',
  action: 'login',
  entityType: 'api_token',
  sentence: 'A token for the API was used from a network for the first time',
});
