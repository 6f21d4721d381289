/** The states of a source, and what else may be so of it. */
export const knownStates = ['healthy', 'suspect', 'quarantined', 'probation', 'held', 'unknown'] as const;
export type KnownState = (typeof knownStates)[number];
