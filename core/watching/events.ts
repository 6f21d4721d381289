import { defineEvent } from '#core/base/audit/events.ts';

/** @property details.pace how often */
export const watchingStarted = defineEvent({
  name: 'watching.started',
  action: 'create',
  entityType: 'watch',
  sentence: 'Watching was switched on',
});

/** @property details.pace how often from now on */
export const watchingChanged = defineEvent({
  name: 'watching.changed',
  action: 'update',
  entityType: 'watch',
  sentence: 'How often we scan again was changed',
});

/** An address without an account is watched for another year. */
export const watchingProlonged = defineEvent({
  name: 'watching.prolonged',
  action: 'update',
  entityType: 'watch',
  sentence: 'Watching was prolonged for another year',
});

/** @property details.by `account`, its `page`, `link` of a mail, `time`, or an `opt-out` */
export const watchingStopped = defineEvent({
  name: 'watching.stopped',
  action: 'delete',
  entityType: 'watch',
  sentence: 'Watching was stopped',
});

/** @property details.new @property details.gone @property details.back how many of each */
export const watchingNoticed = defineEvent({
  name: 'watching.noticed',
  action: 'run',
  entityType: 'scan',
  sentence: 'A scan noticed changes in what is exposed',
});

/** A year of watching everything was paid for. @property details.until when it ends, ISO 8601 */
export const watchingYearBegan = defineEvent({
  name: 'watching.year.began',
  action: 'create',
  entityType: 'watch',
  sentence: 'A year of watching was added',
});

/** It is not paid for any more. */
export const watchingYearEnded = defineEvent({
  name: 'watching.year.ended',
  action: 'delete',
  entityType: 'watch',
  sentence: 'A year of watching was taken back',
});

/** @property details.changes how many it names; 0 says that nothing has changed; none where it is about the end of watching */
export const watchingMailed = defineEvent({
  name: 'watching.mailed',
  action: 'run',
  entityType: 'watch',
  sentence: 'A mail about what has changed was sent',
});
