export { findSecondFactor, hasSecondFactor } from './check.ts';
export { findSetUp, readTwoFactor } from './two-factor.ts';
