import { defineEvent } from '#core/base/audit/events.ts';

export const profileUpdated = defineEvent({
  name: 'profile.updated',
  action: 'update',
  entityType: 'profile',
  sentence: 'The name of a profile was changed',
});

export const accountDeactivated = defineEvent({
  name: 'profile.deactivated',
  action: 'delete',
  entityType: 'profile',
  sentence: 'An account was deactivated by its owner',
});

export const roleChanged = defineEvent({
  name: 'user.role-changed',
  action: 'update',
  entityType: 'user',
  sentence: 'The role of a user was changed',
});

export const userDeactivated = defineEvent({
  name: 'user.deactivated',
  action: 'delete',
  entityType: 'user',
  sentence: 'A user was deactivated by staff',
});

export const userReactivated = defineEvent({
  name: 'user.reactivated',
  action: 'update',
  entityType: 'user',
  sentence: 'A user was reactivated by staff',
});

export const preferencesUpdated = defineEvent({
  name: 'profile.preferences-updated',
  action: 'update',
  entityType: 'profile',
  sentence: 'Preferences were changed',
});
