import type { CaseState } from '#contract/removal/cases.ts';
import type { CaseTurn } from '#contract/removal/desk.ts';

/** Who has to do something next, by where a case stands. */
export const turnOf: Readonly<Record<CaseState, CaseTurn>> = {
  prepared: 'you',
  sent: 'them',
  acknowledged: 'them',
  'more-asked': 'you',
  // Nobody has seen it to be gone.
  'said-done': 'them',
  'nothing-held': 'ended',
  refused: 'you',
  overdue: 'you',
  'complaint-made': 'them',
  'seen-gone': 'gone',
  'still-there': 'you',
  'came-back': 'you',
  closed: 'ended',
};
