import type { WithToast } from '#contract/toasts.ts';

export type SettingsIntent = 'preferences' | 'end-session' | 'end-others' | 'end-all';

export const settingsWords = {
  saved: { title: 'Preferences saved', description: 'Every page follows them from now on.' },
  notSaved: 'Your preferences could not be saved. Please try again.',
  sessionEnded: { title: 'Signed out there', description: 'That device has to sign in again.' },
  othersEnded: { title: 'Signed out everywhere else', description: 'Only this device is still signed in.' },
  allEnded: { title: 'Signed out everywhere', description: 'Every device has to sign in again.' },
  notEnded: 'The session could not be ended. Please try again.',
} as const;

/** What each form of the page says when it could not be done, and the server has no words of its own. */
export const settingsNotDone: Readonly<Record<SettingsIntent, string>> = {
  preferences: settingsWords.notSaved,
  'end-session': settingsWords.notEnded,
  'end-others': settingsWords.notEnded,
  'end-all': settingsWords.notEnded,
};

export type SettingsResult = WithToast;
