/** Characters, wherever a password is set. */
export const passwordLeast = 6;
/** Hashing takes time that grows with the length; nobody types more. */
export const passwordMost = 1_000;
export const fullNameMost = 200;

/** Words of the specification, shown in toasts and beside fields. */
export const accountWords = {
  signedUp: { title: 'Success', description: 'Please check your email to confirm your account.' },
  welcome: { title: 'Welcome back!' },
  resetSent: { title: 'Password reset email sent!' },
  passwordUpdated: { title: 'Password Updated', description: 'Your new password is set, and you are signed in.' },
  passwordUpdateFailed: 'Password Update Failed',
  emailConfirmed: { title: 'Email Confirmed', description: 'Your address is confirmed, and you are signed in.' },
  leakedSoon: 'Your password appears in known data breaches, so others will try it. Choose another one soon.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
