export { beginAppChange, confirmAppChange } from './change-app.ts';
export { forgetCodeAttempts } from './check.ts';
export { dropFactors } from './drop.ts';
export { addPasskey, beginPasskey, type PasskeyOptions, removePasskey } from './passkeys.ts';
export { requireProof } from './prove.ts';
export { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from './two-factor.ts';
export { askForPasskey, type PasskeyQuestion, provePasskey, takePasskey } from './use-passkey.ts';
export { removeWay } from './ways.ts';
export { tellOfWrongCodes } from './wrong-codes.ts';
