export { completeSecondFactor } from './complete.ts';
export { confirm } from './confirm.ts';
export { clearedCookies, recoveryCookies, refreshTokenIn, sessionCookies } from './cookies.ts';
export { endOwnSession, endSessionsOf, signOut, signOutEverywhere } from './end.ts';
export type { SignedIn } from './open.ts';
export { openRecovery, requestReset, setPassword, setSession } from './recovery.ts';
export { refresh } from './refresh.ts';
export { signIn } from './sign-in.ts';
export { signUp } from './sign-up.ts';
