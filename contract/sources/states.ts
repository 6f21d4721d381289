/** The states of a source, and what else may be so of it. */
export const knownStates = ['healthy', 'suspect', 'quarantined', 'probation', 'held', 'unknown'] as const;
export type KnownState = (typeof knownStates)[number];

export const sourceStateLabel: Readonly<Record<KnownState, string>> = {
  healthy: 'Healthy',
  suspect: 'Suspect',
  quarantined: 'Quarantined',
  probation: 'On probation',
  held: 'Held',
  unknown: 'Not proved yet',
};

export const sourceStateMeaning: Readonly<Record<KnownState, string>> = {
  healthy: 'None of their last tests failed.',
  suspect: 'One of their last three tests failed. The next failure puts them out.',
  quarantined: 'Two of their last three tests failed. Nobody is looked up there.',
  probation:
    'They were left out, and have passed a test again. Three good nights of five bring them back; until then nobody is looked up there.',
  held: 'Our staff have taken them out.',
  unknown: 'No test or question of ours has been answered yet, so nothing is known.',
};
