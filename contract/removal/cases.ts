/** Where a request to one controller stands. */
export const caseStates = [
  'prepared',
  'sent',
  'acknowledged',
  'more-asked',
  'said-done',
  'nothing-held',
  'refused',
  'overdue',
  'complaint-made',
  'seen-gone',
  'still-there',
  'came-back',
  'closed',
] as const;
export type CaseState = (typeof caseStates)[number];

/** What a check found where a person was listed. `not-checked`: no answer, or a control that did not pass. */
export type Sighting = 'found' | 'absent' | 'not-checked';
