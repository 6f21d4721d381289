import { counted } from '#contract/base/plural.ts';

export default {
  kinds: {
    confirmation: {
      title: 'Confirm your email address',
      text: 'Thanks. Confirm to open your account.',
      button: 'Confirm email address',
      otherwise:
        'If you did not open an account with us, close this page: nothing happens unless you press the button.',
    },
    recovery: {
      title: 'Choose a new password',
      text: 'Thanks. Press the button, then choose a new password. The link works once.',
      button: 'Continue',
      otherwise: 'If you did not ask for a new password, close this page: the old one stays as it is.',
    },
    enrolment: {
      title: 'Set up two-factor sign-in',
      text: 'Thanks. Press the button, then add your account to an authenticator app. The link works once.',
      button: 'Continue',
      otherwise: 'If you did not ask for this link, close this page, and set a new password: somebody knows yours.',
    },
    provider: {
      title: 'Link your sign-in',
      text: 'Thanks. Press the button, and the sign-in that you have just used opens this account from now on.',
      button: 'Link and Sign In',
      otherwise: 'If you did not sign in there just now, close this page: somebody else may have, under your address.',
    },
    'sign-in': {
      title: 'Sign in',
      text: 'Press the button to sign in. The link works once.',
      button: 'Sign In',
      otherwise: 'If nobody who runs this site gave you this link, close this page.',
    },
  },
  whose: (email: string) => `For the account [${email}]. If that is not yours, close this page.`,
  stillWorks: (reason: string) => `${reason} Your link still works.`,
  opening: 'Opening…',
  continue: 'Continue',

  choose: 'Choose your password',
  chooseText:
    'Thanks. You opened the link in a different browser from the one that signed up, or after a while, so the password chosen there does not count. Choose yours here.',
  chooseButton: 'Confirm and open my account',

  callbackTitle: 'Your link',
  oneMoment: 'One moment',
  checkingLink: 'Checking your link…',
  confirmed: 'Your email is confirmed, and you are signed in.',
  updated: 'Your new password is set. Every other device has been signed out.',
  updatedLeaked: 'This password appears in known data breaches, so others will try it. Choose another one soon.',
  authenticationFailed: 'Authentication Failed',
  success: 'Success!',
  troubleshooting: 'Troubleshooting tips',
  tips: [
    'Email links expire after a few minutes once they are opened, and after 1 hour in any case.',
    'Each link works once. If you asked for several, use the one in the newest message.',
    'Some mail programs break long links. Copy the whole address into the browser.',
  ] as readonly string[],
  backToLogin: 'Back to Login',
  requestNew: 'Request New Link',

  accessTitle: 'What else can sign in to your account',
  accessSome: (email: string) =>
    `The password of [${email}] is new, and every other device is signed out. These still work. Remove any that you do not recognise:`,
  accessNone: (email: string) =>
    `The password of [${email}] is new, and every other device is signed out. Nothing else can sign in to it.`,
  anotherProvider: 'another provider',
  remove: 'Remove',
  removeThis: (title: string) => `Remove ${title}`,
  removed: 'Removed',
  removedTexts: {
    passkey: 'The passkey no longer works.',
    codes: 'The recovery codes no longer work.',
    provider: 'The provider no longer signs you in.',
    app: 'After the wait, no code is asked for.',
  },
  passkey: (name: string) => `Passkey “${name}”`,
  passkeyText: (added: string, device: string | null, lastUsed: string | null) =>
    `Added ${added}${device === null ? '' : ` with ${device}`}, ${lastUsed === null ? 'not used yet' : `last used ${lastUsed}`}. It signs in without the password.`,
  app: 'Authenticator app',
  appText: (since: string) =>
    `Set up ${since}. It asks for a code after the password. If it is not yours, remove it: it stops working after three days, unless someone signs in with one of its codes first.`,
  appEnds: (day: string) =>
    `From ${day} on, no code is asked for after the password. Signing in with a code before then keeps it.`,
  signInWith: (provider: string) => `Sign-in with ${provider}`,
  providerText: (linked: string) => `Linked ${linked}. It signs in without the password.`,
  codes: 'Recovery codes',
  codesText: (count: number) =>
    `${counted('en', count, { one: 'code', other: 'codes' })} left, in case the app is lost.`,
};
