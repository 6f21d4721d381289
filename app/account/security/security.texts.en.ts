import { counted } from '#contract/base/plural.ts';

export default {
  settings: 'Settings',
  error: 'Error',
  copied: 'Copied',
  copy: 'Copy',
  download: 'Download',
  continue: 'Continue',
  cancel: 'Cancel',
  checking: 'Checking…',
  sending: 'Sending…',

  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now, or a recovery code.',
  yourPassword: 'Your password',

  password: 'Password',
  changePassword: 'Change your password',
  passwordText:
    'You stay signed in here. Every other device is signed out, your API tokens end, and we tell you by mail. If you no longer know your password, [have a link sent to you].',
  currentPassword: 'Current password',
  change: 'Change Password',
  changing: 'Changing…',
  notChanged: 'The password could not be changed. Please try again.',
  changed: { title: 'Password changed', description: 'Every other device has been signed out.' },
  changedLeaked:
    'Every other device has been signed out. This password appears in known data breaches. Please choose another one.',

  resetHeading: 'Security Settings',
  resetText: (email: string) =>
    `A link to choose a new password is sent to [${email}]. It works once and expires in 1 hour. Setting the password signs you out on every other device.`,
  sendReset: 'Send Password Reset Email',
  factorsAndDevices: 'Two-factor and devices',

  passkeys: 'Passkeys',
  yourPasskeys: 'Your passkeys',
  noPasskeys: 'No passkeys yet',
  noPasskeysText: 'A passkey signs you in without a password, and a fake site cannot steal it.',
  passkeyUsed: (added: string, lastUsed: string) => `Added [${added}], last used [${lastUsed}]`,
  passkeyUnused: (added: string) => `Added [${added}], not used yet`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeAsked: (name: string) => `Remove “${name}”?`,
  removeText:
    'You can no longer sign in with it. Your password and your other passkeys still work. Your device may keep showing it until you delete it there too.',
  removing: 'Removing…',
  removePasskey: 'Remove Passkey',
  keepIt: 'Keep it',
  addHeading: 'Add a passkey',
  addText:
    'Your device or password manager creates a key for this site only, and unlocks it with your fingerprint, face or PIN.',
  name: 'Name',
  nameHint: 'To tell it apart from others, for example “Blue phone”.',
  addPasskey: 'Add Passkey',
  waitingForDevice: 'Waiting for your device…',
  cannotAdd: 'This browser cannot add a passkey. You need JavaScript and a recent browser.',
  passkeyNotMade: 'Your browser did not create a passkey. Please try again.',
  passkeyKnown: 'This passkey is on your account already.',
  passkeyNotAdded: 'The passkey could not be added. Please try again.',
  passkeyNotRemoved: 'The passkey could not be removed. Please try again.',
  passkeyAdded: 'Passkey added',
  passkeyAddedText: (name: string) => `“${name}” can now sign you in.`,
  passkeyRemoved: { title: 'Passkey removed', description: 'You can no longer sign in with it.' },

  signInWith: (provider: string) => `Sign-in with ${provider}`,
  link: (provider: string) => `Link ${provider}`,
  linkText: (provider: string) =>
    `${provider} can then sign you in, beside your password. We keep the number and the address that it has for you, encrypted. Your other devices are signed out.`,
  isLinked: (provider: string) => `${provider} is linked`,
  linkedAs: (email: string, since: string) =>
    `As [${email}], since [${since}]. Once it is unlinked, it can no longer sign you in; your other devices are signed out.`,
  linkedAsUsed: (email: string, since: string, lastUsed: string) =>
    `As [${email}], since [${since}], last used [${lastUsed}]. Once it is unlinked, it can no longer sign you in; your other devices are signed out.`,
  linkedSince: (since: string) =>
    `Since [${since}]. Once it is unlinked, it can no longer sign you in; your other devices are signed out.`,
  linkedSinceUsed: (since: string, lastUsed: string) =>
    `Since [${since}], last used [${lastUsed}]. Once it is unlinked, it can no longer sign you in; your other devices are signed out.`,
  unlink: (provider: string) => `Unlink ${provider}`,
  unlinking: 'Unlinking…',
  notLinked: 'Nothing was linked. Please try again.',
  notUnlinked: 'Nothing was unlinked. Please try again.',
  unlinked: 'Unlinked',
  unlinkedText: (provider: string) => `${provider} can no longer sign you in.`,
  signOutToo: (provider: string) => `Sign out of ${provider} too`,
  signOutText: (provider: string) =>
    `“Sign Out” ends your session here and leaves the one at ${provider} as it is. On a device that others use, end both.`,
  signOutBoth: (provider: string) => `Sign Out Here and at ${provider}`,

  whereSignedIn: 'Where you are signed in',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  session: (signedIn: string, lastUsed: string) => `Signed in [${signedIn}], last used [${lastUsed}]`,
  sessionFrom: (signedIn: string, lastUsed: string, network: string) =>
    `Signed in [${signedIn}], last used [${lastUsed}], from [${network}]`,
  signOut: 'Sign out',
  signOutDevice: (device: string, lastUsed: string) => `Sign out ${device}, last used ${lastUsed}`,
  signingOut: 'Signing out…',
  signOutOthers: 'Sign out other devices',
  signOutEverywhere: 'Sign out everywhere',

  twoFactor: 'Two-factor sign-in',
  notDone: 'This could not be done. Please try again.',
  keptCodes: 'I have kept them',
  setUpHeading: 'Set it up',
  setUpForm: 'Set up two-factor sign-in',
  setUpText:
    'You need an authenticator app on your phone, for example Aegis, 2FAS, Google Authenticator or the one in your password manager. First confirm that it is you.',
  addToApp: 'Add the account to your app',
  addToNewApp: 'Add the account to your new app',
  qrCode: 'QR code for your authenticator app',
  scanPicture: 'Scan the picture with the app. On the phone itself, open the account there, or type the key:',
  openInApp: 'Open in the app on this device',
  confirmForm: 'Confirm two-factor sign-in',
  sixDigits: 'Six-digit code',
  sixDigitsHint: 'It changes every 30 seconds.',
  useThisApp: 'Use This App',
  switchOn: 'Switch It On',
  twoFactorOn: 'Two-factor sign-in is on',
  manageForm: 'Manage two-factor sign-in',
  manageText: (since: string, codes: number) =>
    `Since ${since}. You have ${counted('en', codes, { one: 'recovery code', other: 'recovery codes' })} left. To make new ones, to switch it off, or to change to the app of another phone, enter a code.`,
  manageTextStaff: (since: string, codes: number) =>
    `Since ${since}. You have ${counted('en', codes, { one: 'recovery code', other: 'recovery codes' })} left. To make new ones or to change to the app of another phone, enter a code. Staff cannot switch it off here.`,
  newCodes: 'New Recovery Codes',
  makingCodes: 'Making codes…',
  changeApp: 'Change App',
  disable: 'Disable Two-Factor',
  switchingOff: 'Switching off…',

  yourCodes: 'Your recovery codes',
  shownOnce:
    '[They are shown only once.] Each signs you in once when your phone is lost. Print them or keep them in a password manager, not on the phone itself.',
  copiedCodes: 'Put them where only you can read them.',
  codesNotCopied: 'The browser did not let us copy them.',
  codesFile: (product: string) => `Recovery codes of ${product}. Each works once.`,

  staffNeeds: (product: string) => `[The admin panel needs this.] Staff of ${product} sign in with two factors.`,
  staffSteps: {
    'open-link': 'First open the link that we send to your email address: a password alone is not enough for this.',
    'set-up': 'Set it up here, and the panel opens straight away.',
    'sign-in': 'This session has not shown a code. Enter one below, or sign out and sign in again.',
  },
  getLink: 'Get the link',
  getLinkText: (email: string) =>
    `We send it to [${email}]. Open it in this browser. It works once, within the hour; if it has expired, ask for another one here.`,
  sendLink: 'Send the Link',

  done: {
    'send-link': {
      title: 'Check your email',
      description: 'Open the link in this browser. It works once, within the hour.',
    },
    begin: { title: 'Almost there', description: 'Add the account to your app, then enter the code that it shows.' },
    confirm: { title: 'Two-factor sign-in is on', description: 'Now keep the recovery codes somewhere safe.' },
    change: {
      title: 'Almost there',
      description: 'Add the account to the new app, then enter the code that it shows.',
    },
    'confirm-change': { title: 'The new app is in use', description: 'Codes from the old one no longer work.' },
    disable: { title: 'Two-factor sign-in is off', description: 'Your password alone signs you in again.' },
    renew: { title: 'New recovery codes', description: 'The old ones no longer work.' },
  },
};
