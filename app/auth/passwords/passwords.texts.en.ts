import { passwordLeast } from '#contract/accounts/accounts.ts';

export default {
  hint: `At least ${passwordLeast} characters. Longer is better.`,
  leaked: 'This password appears in known data breaches. Please choose another one.',
  /** By level, 0 to 4. */
  strength: [
    `Too short: at least ${passwordLeast} characters.`,
    'Weak. Add a word or two that have nothing to do with each other.',
    'Fair. A few more characters make it much harder to guess.',
    'Good.',
    'Strong.',
  ] as readonly [string, string, string, string, string],
  newPassword: 'New password',
  confirmNew: 'Confirm new password',
  setNew: 'Set New Password',
  forAccount: (email: string) => `For [${email}]. Every device that is signed in will be signed out.`,
  update: 'Update Password',
  updating: 'Updating…',
};
