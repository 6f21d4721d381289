import { defineEvent } from '#core/base/audit/events.ts';

export const scanRequested = defineEvent({
  name: 'scan.requested',
  action: 'create',
  entityType: 'scan',
  sentence: 'A free scan was requested',
});

export const serviceScanRequested = defineEvent({
  name: 'scan.service.requested',
  action: 'create',
  entityType: 'scan',
  sentence: 'A scan for a requested service was started',
});

export const watchScanRequested = defineEvent({
  name: 'scan.watch.requested',
  action: 'create',
  entityType: 'scan',
  sentence: 'You were scanned again because watching is on',
});

/** @property details.from the scan that it was made from */
export const scanRenewed = defineEvent({
  name: 'scan.renewed',
  action: 'create',
  entityType: 'scan',
  sentence: 'A source was asked about a new breach, and what it found was added in a new report',
});

export const scanLinkOpened = defineEvent({
  name: 'scan.link.opened',
  action: 'view',
  entityType: 'scan',
  sentence: 'The mailed link of a scan was opened',
});

export const scanLinkRenewed = defineEvent({
  name: 'scan.link.renewed',
  action: 'create',
  entityType: 'scan',
  sentence: 'A new link to a scan was mailed to its address',
});

/** @property details.scans how many */
export const scansClaimed = defineEvent({
  name: 'scan.claimed',
  action: 'update',
  entityType: 'scan',
  sentence: 'Earlier scans of your address were added to your account',
});

export const scanAccessEnded = defineEvent({
  name: 'scan.access.ended',
  action: 'delete',
  entityType: 'scan',
  sentence: 'A browser gave up its access to a scan',
});

export const scanCompleted = defineEvent({
  name: 'scan.completed',
  action: 'run',
  entityType: 'scan',
  sentence: 'A scan was completed',
});

/** @property details.answered sources that answered after the scan had ended @property details.unanswered those that did not */
export const scanAmended = defineEvent({
  name: 'scan.amended',
  action: 'update',
  entityType: 'scan',
  sentence: 'Late answers were added to the report of a scan',
});

/** @property details.source its id */
export const scanAskedByBrowser = defineEvent({
  name: 'scan.asked.by-browser',
  action: 'update',
  entityType: 'scan',
  sentence: 'A browser asked a source itself, and its answer was added to the report of a scan',
});

export const scanFailed = defineEvent({
  name: 'scan.failed',
  action: 'run',
  entityType: 'scan',
  sentence: 'A scan could not be finished',
});

/** @property details.source name of the source */
export const scanAnswerWithdrawn = defineEvent({
  name: 'scan.answer-withdrawn',
  action: 'update',
  entityType: 'scan',
  sentence: 'A source failed a test, and its answer in a scan was withdrawn',
});

export const reportDownloaded = defineEvent({
  name: 'report.downloaded',
  action: 'export',
  entityType: 'scan',
  sentence: 'A report was downloaded',
});

/** By the state that the finding was given. */
export const findingMarked = {
  done: defineEvent({
    name: 'finding.done',
    action: 'update',
    entityType: 'scan',
    sentence: 'A finding was marked as done',
  }),
  'not-mine': defineEvent({
    name: 'finding.not-mine',
    action: 'update',
    entityType: 'scan',
    sentence: 'A finding was marked as someone else’s',
  }),
  open: defineEvent({
    name: 'finding.reopened',
    action: 'update',
    entityType: 'scan',
    sentence: 'A finding was put back on the list',
  }),
};

/** By what was said when it was asked whose it is. */
export const findingAnswered = {
  mine: defineEvent({
    name: 'finding.is-mine',
    action: 'update',
    entityType: 'scan',
    sentence: 'You said that a finding is yours',
  }),
  'not-mine': defineEvent({
    name: 'finding.is-not-mine',
    action: 'update',
    entityType: 'scan',
    sentence: 'You said that a finding is someone else’s',
  }),
};
