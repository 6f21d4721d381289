import type { CaseState } from '#contract/removal/cases.ts';

/** Where a request stands, for staff. */
export const guidedStateLabel: Readonly<Record<CaseState, string>> = {
  prepared: 'Letter prepared',
  sent: 'Sent',
  acknowledged: 'Acknowledged',
  'more-asked': 'More asked for',
  'said-done': 'Said done',
  'nothing-held': 'Nothing held',
  refused: 'Refused',
  overdue: 'Overdue',
  'complaint-made': 'Complaint made',
  'seen-gone': 'Seen gone',
  'still-there': 'Still there',
  'came-back': 'Came back',
  closed: 'Closed',
};
