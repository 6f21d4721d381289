import type { DataClass } from '#contract/scans/exposures.ts';
import type { Exposure } from '#core/sources/define.ts';

/** How a kind of exposure is spoken of. */
export interface KindWords {
  /** After a class's noun, where it is not said who it is about: "Possible match: password in a data breach". */
  place: string;
  /** Who exposed what: "Quill Notes lost your password". @param what nouns, "password and phone number" */
  title: (who: string, what: string) => string;
  /** What is true of the kind, whatever the data. One sentence. */
  context: string;
  /** Copied and passed on, so that it cannot be taken down; otherwise it can be changed where it stands. */
  leaked: boolean;
  /** What else can be tried, after everything else. */
  last?: readonly string[];
  /** The class that is the thing itself: left out of the title when more is exposed. */
  self: DataClass | null;
  /** Titles that say it better when nothing else is exposed. */
  titles: Partial<Record<DataClass, (who: string) => string>>;
  /** Classes of which something else is to be said where they are of this kind. */
  classes?: Partial<Record<DataClass, { why: string; advice: readonly string[]; context?: string }>>;
}

export const kindWords: Readonly<Record<Exposure['kind'], KindWords>> = {
  breach: {
    place: 'in a data breach',
    title: (who, what) => `${who} lost your ${what}`,
    context: 'Breach data cannot be recalled; what you can do is make it less useful.',
    leaked: true,
    self: null,
    titles: {},
  },
  stealer: {
    place: 'copied by password-stealing malware',
    title: (_, what) => `Password-stealing malware copied your ${what}`,
    context: 'As long as that computer is infected, new passwords typed on it are copied too.',
    leaked: true,
    self: 'stealer-record',
    titles: { 'stealer-record': () => 'Password-stealing malware copied your saved logins' },
  },
  paste: {
    place: 'in a public text dump',
    title: (_, what) => `A public text dump shows your ${what}`,
    context: 'Such dumps are copied quickly, so deleting one rarely deletes every copy.',
    leaked: true,
    last: ['Ask the site to delete the page. Most have a link for reports.'],
    self: null,
    titles: {},
  },
  profile: {
    place: 'on a public profile',
    title: (who, what) => `${who} shows your ${what}`,
    context: 'A profile is yours to change: what you take off it stops being shown.',
    leaked: false,
    self: 'public-profile',
    titles: { 'public-profile': (who) => `${who} shows a public profile of yours` },
  },
  key: {
    place: 'with a public encryption key',
    title: (who, what) => `${who} shows your ${what} with an encryption key`,
    context: 'Some key servers delete an entry when asked; others never do.',
    leaked: false,
    self: 'openpgp-key',
    titles: { 'openpgp-key': (who) => `${who} has an encryption key with your email address` },
  },
  commit: {
    place: 'in public code commits',
    title: (who, what) => `Public commits in ${who} show your ${what}`,
    context: 'Code history stays public for as long as the repository is, and copies of it may stay longer.',
    leaked: false,
    self: null,
    titles: {},
  },
  certificate: {
    place: 'in a public certificate log',
    title: (_, what) => `Public certificate logs show your ${what}`,
    context: 'Certificate logs are permanent by design: an entry cannot be taken back.',
    leaked: false,
    last: ['Leave private details out of the next certificate you ask for.'],
    self: null,
    titles: { 'archived-page': (who) => `${who} name hosts of your domain` },
    classes: {
      'archived-page': {
        why: 'The names of hosts tell strangers what runs under your domain, also what was only tried there.',
        advice: [
          'Switch off hosts that are no longer needed, and look at the others as a stranger would.',
          'A wildcard certificate keeps the names of new hosts out of the logs.',
        ],
      },
    },
  },
  listing: {
    place: 'on a reputation list',
    title: (who, what) => `${who} lists your ${what}`,
    context: 'Mail systems and websites consult such lists, so an entry can count against you.',
    leaked: false,
    self: null,
    titles: {},
  },
  domain: {
    place: 'in your domain’s public records',
    title: (who, what) => `The records of ${who} show your ${what}`,
    context: 'Records about a domain are public, and most of them are yours to change.',
    leaked: false,
    self: null,
    titles: {
      'domain-mail-posture': (who) => `${who} does little against forged email`,
      'domain-registrant': (who) => `Registration details of ${who} are public`,
      'archived-page': (who) => `${who} has copies of pages of your domain`,
    },
    classes: {
      'archived-page': {
        why: 'An archive keeps what you have since changed or deleted, and everybody may search it.',
        advice: ['Look through the saved pages for anything you would rather not show.'],
        context: 'What it has of a domain stays until its owner asks for something else.',
      },
    },
  },
};
