import { defineEvent } from '#core/base/audit/events.ts';

export const identityLinked = defineEvent({
  name: 'identity.linked',
  action: 'create',
  entityType: 'user',
  sentence: 'Sign-in with the identity provider was linked to an account',
});

export const identityUnlinked = defineEvent({
  name: 'identity.unlinked',
  action: 'delete',
  entityType: 'user',
  sentence: 'Sign-in with the identity provider was unlinked from an account',
});

export const identityRefused = defineEvent({
  name: 'identity.refused',
  action: 'login',
  entityType: 'user',
  sentence: 'A sign-in with the identity provider was refused',
});

export const linkMailed = defineEvent({
  name: 'identity.link-mailed',
  action: 'create',
  entityType: 'user',
  sentence: 'A link was mailed that links sign-in with the identity provider',
});

export const loggedOutByProvider = defineEvent({
  name: 'session.ended-by-provider',
  action: 'logout',
  entityType: 'session',
  sentence: 'You were signed out because you signed out at the identity provider',
});
