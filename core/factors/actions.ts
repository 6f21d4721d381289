export { requireProof } from './prove.ts';
export { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from './two-factor.ts';
