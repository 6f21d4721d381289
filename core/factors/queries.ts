export type { CodeAnswer } from './check.ts';
export { findSecondFactor, hasSecondFactor } from './check.ts';
export { listPasskeys } from './passkeys.ts';
export { findSetUp, readTwoFactor } from './two-factor.ts';
export { listWays } from './ways.ts';
