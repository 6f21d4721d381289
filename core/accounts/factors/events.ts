import { defineEvent } from '#core/base/audit/events.ts';

export const twoFactorEnabled = defineEvent({
  name: 'two-factor.enabled',
  action: 'create',
  entityType: 'user',
  sentence: 'Two-factor sign-in was switched on',
});

export const twoFactorDisabled = defineEvent({
  name: 'two-factor.disabled',
  action: 'delete',
  entityType: 'user',
  sentence: 'Two-factor sign-in was switched off',
});

export const twoFactorMoved = defineEvent({
  name: 'two-factor.app-changed',
  action: 'update',
  entityType: 'user',
  sentence: 'The app for two-factor sign-in was changed',
});

export const enrolmentRequested = defineEvent({
  name: 'two-factor.enrolment.requested',
  action: 'create',
  entityType: 'user',
  sentence: 'A link for setting up two-factor sign-in was requested',
});

export const enrolmentProved = defineEvent({
  name: 'two-factor.enrolment.proved',
  action: 'update',
  entityType: 'user',
  sentence: 'The link for setting up two-factor sign-in was used',
});

export const removalRequested = defineEvent({
  name: 'two-factor.removal.requested',
  action: 'update',
  entityType: 'user',
  sentence: 'The removal of two-factor sign-in was asked for after a reset',
});

export const removalCancelled = defineEvent({
  name: 'two-factor.removal.cancelled',
  action: 'update',
  entityType: 'user',
  sentence: 'Two-factor sign-in stays: a code was used before its removal',
});

export const recoveryCodesRemoved = defineEvent({
  name: 'two-factor.codes-removed',
  action: 'delete',
  entityType: 'user',
  sentence: 'The recovery codes were removed after a reset',
});

export const recoveryCodesRenewed = defineEvent({
  name: 'two-factor.codes-renewed',
  action: 'update',
  entityType: 'user',
  sentence: 'New recovery codes were made',
});

export const codeRefused = defineEvent({
  name: 'two-factor.code-refused',
  action: 'update',
  entityType: 'user',
  sentence: 'A code for setting up two-factor sign-in was wrong',
});

export const proofRefused = defineEvent({
  name: 'account.proof-refused',
  action: 'login',
  entityType: 'user',
  sentence: 'A password or code was wrong when it was asked for again',
});

export const passkeyAdded = defineEvent({
  name: 'passkey.added',
  action: 'create',
  entityType: 'user',
  sentence: 'A passkey was added',
});

export const passkeyRemoved = defineEvent({
  name: 'passkey.removed',
  action: 'delete',
  entityType: 'user',
  sentence: 'A passkey was removed',
});

export const passkeyRefused = defineEvent({
  name: 'passkey.refused',
  action: 'create',
  entityType: 'user',
  sentence: 'A passkey could not be added',
});
