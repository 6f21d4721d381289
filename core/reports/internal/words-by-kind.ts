import type { DataClass } from '#contract/scans/exposures.ts';
import type { Exposure } from '#core/sources/define.ts';

/** How a kind of exposure is spoken of. */
export interface KindWords {
  /** After a class's noun: "Password in a data breach". */
  place: string;
  /** What is true of the kind, whatever the data. One sentence. */
  context: string;
  /** Copied and passed on, so that it cannot be taken down; otherwise it can be changed where it stands. */
  leaked: boolean;
  /** What comes before anything else. */
  first: readonly string[];
  /** What else can be tried, after everything else. */
  last?: readonly string[];
  /** The class that is the thing itself: left out of the title when more is exposed. */
  self: DataClass | null;
  /** Titles that say it better than noun and place. */
  titles: Partial<Record<DataClass, string>>;
}

export const kindWords: Readonly<Record<Exposure['kind'], KindWords>> = {
  breach: {
    place: 'in a data breach',
    context: 'Breach data cannot be recalled; what you can do is make it less useful.',
    leaked: true,
    first: [],
    self: null,
    titles: {},
  },
  stealer: {
    place: 'in an info-stealer log',
    context: 'As long as that computer is infected, new passwords typed on it are copied too.',
    leaked: true,
    first: [
      'Clean the computer before you change any password: scan it with up-to-date security software, or reinstall it. Until then, use another device.',
      'From a clean device, sign out of all devices in each account’s security settings, starting with your email.',
      'Then change the passwords saved in that computer’s browser, email first, and turn on two-step sign-in.',
      'In your email account, look for forwarding rules and recovery addresses that you did not set.',
    ],
    self: 'stealer-record',
    titles: { 'stealer-record': 'A computer with your sign-ins was infected by an info-stealer' },
  },
  paste: {
    place: 'in a public paste',
    context: 'Pastes are copied quickly, so deleting one rarely deletes every copy.',
    leaked: true,
    first: [],
    last: ['Ask the paste site to delete the page. Most have a link for reports.'],
    self: null,
    titles: {},
  },
  profile: {
    place: 'on a public profile',
    context: 'A profile is yours to change: what you take off it stops being shown.',
    leaked: false,
    first: ['Open the profile, and hide or delete what you do not want strangers to see.'],
    self: 'public-profile',
    titles: { 'public-profile': 'Public profile linked to your email address' },
  },
  key: {
    place: 'with a public encryption key',
    context: 'Some key servers delete an entry when asked; others never do.',
    leaked: false,
    first: ['Ask the key server to remove the address, where it offers that.'],
    self: 'openpgp-key',
    titles: { 'openpgp-key': 'Public encryption key with your email address' },
  },
  commit: {
    place: 'in public code commits',
    context: 'Code history stays public for as long as the repository is, and copies of it may stay longer.',
    leaked: false,
    first: ['Check whether the repository still has to be public, and what its history shows.'],
    self: null,
    titles: {},
  },
  certificate: {
    place: 'in a public certificate log',
    context: 'Certificate logs are permanent by design: an entry cannot be taken back.',
    leaked: false,
    first: ['Leave private details out of the next certificate you ask for.'],
    self: null,
    titles: {},
  },
  listing: {
    place: 'on a reputation list',
    context: 'Mail systems and websites consult such lists, so an entry can count against you.',
    leaked: false,
    first: ['If the entry is wrong, ask the operator of the list to remove it.'],
    self: null,
    titles: {},
  },
  domain: {
    place: 'in your domain’s public records',
    context: 'Records about a domain are public, and most of them are yours to change.',
    leaked: false,
    first: [],
    self: null,
    titles: {
      'domain-mail-posture': 'Your domain does little against forged email',
      'domain-registrant': 'Registration details of your domain are public',
      'archived-page': 'Old pages of your domain are in a web archive',
    },
  },
};
