import type { Exposure } from '#core/sources/define.ts';
import type { KindWords } from './words-by-kind.ts';

export default {
  breach: {
    place: 'in a data breach',
    title: (who, what) => `${who} lost ${what}`,
    context: 'Breach data cannot be recalled; what you can do is make it less useful.',
    titles: {},
  },
  stealer: {
    place: 'copied by password-stealing malware',
    title: (_, what) => `Password-stealing malware copied ${what}`,
    context: 'As long as that computer is infected, new passwords typed on it are copied too.',
    titles: { 'stealer-record': () => 'Password-stealing malware copied your saved logins' },
  },
  paste: {
    place: 'in a public text dump',
    title: (_, what) => `A public text dump shows ${what}`,
    context: 'Such dumps are copied quickly, so deleting one rarely deletes every copy.',
    last: ['Ask the site to delete the page. Most have a link for reports.'],
    titles: {},
  },
  profile: {
    place: 'on a public profile',
    title: (who, what) => `${who} shows ${what}`,
    context: 'A profile is yours to change: what you take off it stops being shown.',
    titles: { 'public-profile': (who) => `${who} shows a public profile of yours` },
  },
  key: {
    place: 'with a public encryption key',
    title: (who, what) => `${who} shows ${what} with an encryption key`,
    context: 'Some key servers delete an entry when asked; others never do.',
    titles: { 'openpgp-key': (who) => `${who} has an encryption key with your email address` },
  },
  commit: {
    place: 'in public code commits',
    title: (who, what) => `Public commits in ${who} show ${what}`,
    context: 'Code history stays public for as long as the repository is, and copies of it may stay longer.',
    titles: {},
  },
  certificate: {
    place: 'in a public certificate log',
    title: (_, what) => `Public certificate logs show ${what}`,
    context: 'Certificate logs are permanent by design: an entry cannot be taken back.',
    last: ['Leave private details out of the next certificate you ask for.'],
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
    title: (who, what) => `${who} lists ${what}`,
    context: 'Mail systems and websites consult such lists, so an entry can count against you.',
    titles: {},
  },
  domain: {
    place: 'in your domain’s public records',
    title: (who, what) => `The records of ${who} show ${what}`,
    context: 'Records about a domain are public, and most of them are yours to change.',
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
} as const satisfies Readonly<Record<Exposure['kind'], KindWords>>;
