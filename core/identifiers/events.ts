import { defineEvent } from '#core/base/audit/events.ts';

/** None of them says what the value is: staff read the log. @property details.kind */
export const identifierAdded = defineEvent({
  name: 'identifier.added',
  action: 'create',
  entityType: 'identifier',
  sentence: 'Something to look for was added',
});

export const identifierLinkMailed = defineEvent({
  name: 'identifier.link.mailed',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A link was sent to prove another email address',
});

/** @property details.by how: `link`, `alias`, `record` or `profile` */
export const identifierProven = defineEvent({
  name: 'identifier.proven',
  action: 'update',
  entityType: 'identifier',
  sentence: 'An email address, domain or profile was shown to be yours',
});

/** @property details.to who was shown that the domain is theirs */
export const domainShown = defineEvent({
  name: 'identifier.domain.shown',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A domain was shown to Have I Been Pwned to be yours',
});

export const identifierLapsed = defineEvent({
  name: 'identifier.lapsed',
  action: 'update',
  entityType: 'identifier',
  sentence: 'A domain no longer shows that it is yours',
});

export const identifierRemoved = defineEvent({
  name: 'identifier.removed',
  action: 'delete',
  entityType: 'identifier',
  sentence: 'Something to look for was removed',
});
