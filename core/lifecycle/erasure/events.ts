import { defineEvent } from '#core/base/audit/events.ts';

const account = { entityType: 'profile', action: 'delete' } as const;

export const erasureRequested = defineEvent({
  ...account,
  name: 'account.erasure.requested',
  sentence: 'The erasure of the account was asked for',
});

export const erasureCancelled = defineEvent({
  ...account,
  name: 'account.erasure.cancelled',
  action: 'update',
  sentence: 'The erasure of the account was called off by signing in',
});

/** Written once everything is gone: the last entry of an account, without a word about whose it was. */
export const accountErased = defineEvent({
  ...account,
  name: 'account.erased',
  sentence: 'An account was erased',
});

/** Refused: an old backup brought the account back, and somebody has used it since. */
export const erasureNotRepeated = defineEvent({
  ...account,
  name: 'account.erasure.not-repeated',
  sentence: 'An account that had been erased before was not erased again, since it was used after that',
});

export const idleScansDeleted = defineEvent({
  name: 'scan.forgotten',
  action: 'delete',
  entityType: 'scan',
  sentence: 'Scans were deleted because the account had not been used for a year',
});
