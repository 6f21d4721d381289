/** What a person says when they are asked whether something is theirs. */
export const ownershipAnswers = ['mine', 'not-mine'] as const;
export type OwnershipAnswer = (typeof ownershipAnswers)[number];

export const ownershipLabel = {
  proven: 'Proven to be yours',
  likely: 'Likely yours',
  candidate: 'May be yours',
  conflicting: 'May be someone else’s',
} as const;
type OwnershipLevel = keyof typeof ownershipLabel;

/** Whose a finding is, and how that is known. What is a question counts for nothing. */
export interface Ownership {
  level: OwnershipLevel;
  /** One sentence. */
  because: string;
  /** The person said that it is theirs. */
  saidMine: boolean;
}

/** What only the person can say: it counts for nothing before they do. */
export const isQuestion = ({ level, saidMine }: Ownership): boolean => level !== 'proven' && !saidMine;

/** What a source's answers came to when people were asked whether what it found is theirs. */
export interface Precision {
  /** How many people's answers. */
  answers: number;
  /** The share that is theirs at the least, with 95% confidence, 0 to 1. */
  atLeast: number;
}

/** Fewer answers say too little to be shown. */
export const fewestVerdicts = 20;
