import { defineEvent } from '#core/base/audit/events.ts';

const account = { entityType: 'profile' } as const;
const session = { entityType: 'session' } as const;

export const accountCreated = defineEvent({
  ...account,
  name: 'account.created',
  action: 'create',
  sentence: 'An account was created',
});
export const signUpRepeated = defineEvent({
  ...account,
  name: 'account.sign-up.repeated',
  action: 'create',
  sentence: 'Someone tried to open an account with your address again',
});
export const emailConfirmed = defineEvent({
  ...account,
  name: 'account.email.confirmed',
  action: 'update',
  sentence: 'Your email address was confirmed',
});
export const confirmationRequested = defineEvent({
  ...account,
  name: 'account.confirmation.requested',
  action: 'create',
  sentence: 'The mail that confirms your address was sent again',
});
export const signedIn = defineEvent({
  ...session,
  name: 'session.opened',
  action: 'login',
  sentence: 'You signed in',
});
export const signInRefused = defineEvent({
  ...session,
  name: 'session.refused',
  action: 'login',
  sentence: 'An attempt to sign in was refused',
});
export const signedOut = defineEvent({
  ...session,
  name: 'session.closed',
  action: 'logout',
  sentence: 'You signed out',
});
export const sessionsEnded = defineEvent({
  ...session,
  name: 'session.ended',
  action: 'logout',
  sentence: 'You were signed out on other devices',
});
export const tokenReused = defineEvent({
  ...session,
  name: 'session.token.reused',
  action: 'logout',
  sentence: 'A device was signed out because an old key of its session was used again',
});
export const resetRequested = defineEvent({
  ...account,
  name: 'account.reset.requested',
  action: 'create',
  sentence: 'A password reset was requested',
});
export const recoveryOpened = defineEvent({
  ...session,
  name: 'session.recovery.opened',
  action: 'login',
  sentence: 'The link of a password reset was opened',
});
export const passwordChanged = defineEvent({
  ...account,
  name: 'account.password.changed',
  action: 'update',
  sentence: 'Your password was changed',
});
