import { accountWords } from '#contract/accounts/accounts.ts';

export default {
  ...accountWords,
  confirmedLeaked: `${accountWords.emailConfirmed.description} ${accountWords.leakedSoon}`,
  description: 'Sign in to see your scans, order help, and look after your account.',
  skip: 'Skip to main content',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  contact: 'Contact',
  about: 'About Quietprint',
  claim: 'Your digital footprint, made quiet.',
  promise: 'What a scan finds is shown to you first. The Privacy Policy says what we keep, why, and for how long.',

  pages: {
    'sign-in': 'Sign In',
    'sign-up': 'Sign Up',
    reset: 'Reset your password',
    'two-factor': 'Two-factor code',
    'recovery-code': 'Recovery code',
  },
  headings: {
    'sign-in': 'Welcome back',
    'sign-up': 'Create your account',
    reset: 'Reset your password',
    'two-factor': 'Two-factor code',
    'recovery-code': 'Recovery code',
  },
  checkMailbox: 'Check your mailbox',
  signUpClosed: 'Sign-up is closed',
  tabs: 'Account',
  email: 'Email',
  password: 'Password',
  fullName: 'Full name',
  confirmPassword: 'Confirm password',
  confirmPasswordHint: 'The same password once more. Both must match.',
  forgot: 'Forgot your password?',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  newHere: 'New here? [Create an account], or [run a free scan] without one.',
  newHereClosed: 'New here? [Run a free scan] without one.',
  signUp: 'Sign Up',
  signingUp: 'Signing up…',
  emailHint: 'We send one message to confirm it is yours.',
  agreement:
    'By signing up you agree to the [Terms of Service]. The [Privacy Policy] says what we keep and for how long.',
  resetText:
    'Give the address of your account, and we send it a link to choose a new password. The link works once and expires in 1 hour.',
  sendReset: 'Send Reset Link',
  sending: 'Sending…',
  backToSignIn: 'Back to Sign In',

  secondStep: 'Second step',
  codeText: 'Your password is right. Now enter the code that your authenticator app shows.',
  recoveryText: 'Enter one of the recovery codes that you kept. Each of them works once.',
  sixDigits: 'Six-digit code',
  recoveryCode: 'Recovery code',
  checking: 'Checking…',
  continue: 'Continue',
  orRecovery: '[Use a recovery code], or [start again].',
  orApp: '[Use the code of the app], or [start again].',

  usePasskey: 'Use a passkey',
  waitingForDevice: 'Waiting for your device…',
  error: 'Error',
  passkeyCancelled: 'Your browser did not offer a passkey. Try again, or use your password.',
  passkeyRefused: 'This passkey does not work here. Try another one, or use your password.',
  manyAttempts: 'Too many attempts from here. Please try again later.',
  continueWith: (provider: string) => `Continue with ${provider}`,
  or: 'or',

  confirmationSent: (email: string) =>
    `We have written to [${email}]. It has a link that confirms the address. Open it in this browser, and your password is set; anywhere else you choose one there. The link works once and expires in 1 hour; after that, sign up again for a fresh one.`,
  resetLinkSent: (email: string) =>
    `We have looked up [${email}]. If it has an account, a link to choose a new password is on its way. The link works once and expires in 1 hour.`,
  noConfirmation:
    'No message yet? Look in the spam folder, too. If the address has an account already, the message says so instead.',
  noReset: 'No message yet? Look in the spam folder, too. If none comes at all, there is no account with this address.',
  confirmationAgain: '[Back to Sign In], or [sign up with another address].',
  resetAgain: '[Back to Sign In], or [try another address].',
  chosenLeaked:
    'The password you chose appears in known data breaches, so others will try it. Choose another one once you are signed in.',
  noMailServer: 'This installation has no mail server. [Open the local mailbox].',
};
