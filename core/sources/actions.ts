/** What other nouns may do with sources. Questions that change nothing are in queries.ts. */
export {
  deleteAnswersAbout,
  deleteAnswersExceptUnder,
  deleteExpiredAnswers,
  findAnswers,
  type KnownAnswer,
  keepAnswers,
} from './answers.ts';
export { type Asked, askSource } from './ask.ts';
export { catalogueNow } from './catalogue-store.ts';
export { NoSlotError } from './gate.ts';
export { type Pace, paceOf } from './pace.ts';
export { pacedOutgoing } from './paced-outgoing.ts';
export type { Slot } from './slots.ts';
export { subjectOf } from './subject.ts';
