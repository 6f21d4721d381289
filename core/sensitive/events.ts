import { defineEvent } from '#core/base/audit/events.ts';

/** Staff read the log: none of these says what the choice is about, which sites were asked, or what they answered. */
export const choiceSwitchedOn = defineEvent({
  name: 'identifier.choice.on',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A private choice about a user name was changed',
});

export const choiceSwitchedOff = defineEvent({
  name: 'identifier.choice.off',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A private choice about a user name was changed',
});

export const choiceUsed = defineEvent({
  name: 'identifier.choice.used',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A private choice about a user name was used',
});
