import { languages } from '#contract/accounts/preferences.ts';
import { counted } from '#contract/base/plural.ts';

export default {
  settings: 'Settings',

  preferences: 'Preferences',
  emailNotifications: 'Email notifications',
  emailNotificationsHint: 'When there is a message or a file about a request of yours.',
  serviceUpdates: 'Service updates',
  serviceUpdatesHint: 'When the status of a service you ordered changes.',
  language: 'Language',
  languages,
  languageHint: 'For your own pages, our mail, dates and numbers. Some texts are in English only.',
  timezone: 'Timezone',
  timezoneHint: 'EST and PST follow summer time.',
  example: (now: string, price: string) => `So it is now ${now}, and a price reads ${price}.`,
  save: 'Save Preferences',
  saving: 'Saving…',
  alwaysSent: 'Mail about signing in, payments and the account itself is always sent.',
  saved: { title: 'Preferences saved', description: 'Every page uses them from now on.' },
  notSaved: 'Your preferences could not be saved. Please try again.',

  watching: 'Watching',
  breachAlerts: 'Breach alerts',
  breachAlertsHint:
    'We read the public catalogues of breaches every day, ask about your addresses when one is new, and write when it has them. Free, and off until you switch it on.',
  onWithWatching: 'On, with watching',
  switchOff: 'Switch off[ breach alerts]',
  switchOn: 'Switch on[ breach alerts]',
  tellMe: 'Tell me when this changes',
  tellMeHint: 'We scan again for you, as often as you choose, and write when something has changed.',
  chooseHowOften: 'Choose how often',
  year: 'A year of watching',
  yearHint: (day: string) =>
    `Everything that you have named to us is watched until ${day}. It is not renewed by itself.`,
  seeWatched: 'See what is watched',

  security: 'Security',
  password: 'Password',
  passwordHint: 'You need the one that you have. Without it, your profile sends you a link.',
  changePassword: 'Change Password',
  twoFactor: 'Two-factor sign-in',
  on: 'On',
  twoFactorOff: 'A code from an app on your phone, after the password.',
  twoFactorSince: (day: string, codes: number) =>
    `On since ${day}. ${counted('en', codes, { one: 'recovery code is', other: 'recovery codes are' })} left.`,
  manageTwoFactor: 'Manage Two-Factor',
  enableTwoFactor: 'Enable Two-Factor',
  passkeys: 'Passkeys',
  somePasskeys: (count: number) => `${counted('en', count, { one: 'passkey', other: 'passkeys' })} can sign you in.`,
  noPasskeys: 'Your fingerprint, face or PIN instead of the password.',
  managePasskeys: 'Manage Passkeys',
  addPasskey: 'Add a Passkey',
  signInWith: (provider: string) => `Sign-in with ${provider}`,
  linked: 'Linked',
  linkedHint: 'It can sign you in.',
  unlinkedHint: 'Your account there can sign you in here.',
  manageSignIn: 'Manage Sign-In',
  link: (provider: string) => `Link ${provider}`,

  notEnded: 'That device could not be signed out. Please try again.',
  ended: { title: 'Signed out there', description: 'That device has to sign in again.' },
  othersEnded: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
  allEnded: { title: 'Signed out everywhere', description: 'Every device has to sign in again.' },

  data: 'Your data',
  export: 'Data export',
  exportHint: 'Everything we hold about you in one ZIP file, readable in a browser and as JSON.',
  exportData: 'Export My Data',
  whatWeKeep: 'What we keep about you',
  whatWeKeepHint: 'Every kind of thing that we hold, how much of it is about you, why, and until when.',
  seeWhatWeKeep: 'See What We Keep',
  whatWeKeepLead:
    'Every kind of data we keep, and how much of it is about you, counted now. The times are the ones that we delete by. [Data export] gives you a copy, and [Profile & Security] erases your account.',
  countingKept: 'Counting what we keep about you',

  downloadHeading: 'Download your data',
  downloadText:
    'One ZIP file: your account and preferences, sessions, scans with everything they found and what you did about it, orders with their messages and files, payments and invoices, what you wrote to us, and your activity log with old and new values. Keep it somewhere safe.',
  download: 'Download',
  notExported: 'Your data could not be exported. Please try again.',
};
