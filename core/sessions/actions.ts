export { completeSecondFactor } from './complete.ts';
export { confirm, confirmWithPassword } from './confirm.ts';
export {
  browserCookie,
  clearedCookies,
  recoveryCookies,
  refreshTokenIn,
  reviewCookie,
  sessionCookies,
  signUpCookies,
} from './cookies.ts';
export { endOwnSession, endSessionsOf, signOut, signOutEverywhere } from './end.ts';
export { readLeakedRange } from './leak-check.ts';
export type { SignedIn } from './open.ts';
export { verifyOwnPassword } from './own-password.ts';
export { askToSignIn, signInWithPasskey } from './passkey.ts';
export { openRecovery, requestReset, setPassword, setSession } from './recovery.ts';
export { refresh } from './refresh.ts';
export { findUnconfirmed, isConfirmed, seenSince } from './retention.ts';
export { type Review, readReview, removeReviewed } from './review.ts';
export { signIn } from './sign-in.ts';
export { signUp } from './sign-up.ts';
