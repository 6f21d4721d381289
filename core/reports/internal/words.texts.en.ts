import type { PasswordStorage } from '#contract/scans/exposures.ts';
import { capitalised, countWord, listed } from './listing-words.ts';
import type { FindingWords } from './words-of-finding.ts';

const storage = {
  plain: 'The password was stored as plain text, readable as it is.',
  weak: 'The password was stored with weak protection, and most such passwords have been worked out.',
  unknown: 'How the password was protected is not known, so treat it as readable.',
  strong: 'The password was stored with strong protection, which buys time unless it is short or common.',
} as const satisfies Readonly<Record<PasswordStorage, string>>;

const severalSources = (count: number) => `${capitalised(countWord(count, 'en'))} sources`;

export default {
  what: (nouns, isMore) => listed([...nouns.map(({ noun }) => noun), ...(isMore ? ['more'] : [])], 'en'),
  own: ([first, ...others], isMore) =>
    listed([first.own, ...others.map(({ noun }) => noun), ...(isMore ? ['more'] : [])], 'en'),
  either: {
    username: { noun: 'username', own: 'your username' },
    name: { noun: 'name', own: 'your name' },
    ip: { noun: 'IP address', own: 'your IP address' },
    job: { noun: 'job details', own: 'your job details' },
  },
  somebody: 'Somebody',
  signIn: (site) => `Password-stealing malware copied your sign-in to ${site}`,
  collection: (who, what) => `${who} holds ${what}`,
  storage,
  possible: {
    title: (what, place) => `Possible match: ${what} ${place}`,
    why: 'This one was found by name only.',
    advice: [
      'Open the page and see whether it is you.',
      'If it is not, there is nothing to do. It does not count towards your score.',
    ],
  },
  removal: {
    key: 'Ask the key server to remove the address, where it offers that.',
    listing: 'If the entry is wrong, ask the operator of the list to remove it.',
    profile: 'Open the profile, and hide or delete what you do not want strangers to see.',
    at: (name) => `Have it removed or hidden at ${name}.`,
    how: (name, how) => `To have it removed or hidden at ${name}: ${how}`,
    entry: (name, how) => `To hide the entry in searches at ${name}, though not in copies of the data: ${how}`,
  },
  whichSignIns:
    'Which passwords? Sign in at haveibeenpwned.com/Dashboard with a link to this mailbox: where it knows the sites, it lists them there.',
  close: {
    at: (place) => `Close your ${place} account if you no longer need it.`,
    there: 'Close your account there if you no longer need it.',
  },
  certainty: {
    others: 'others',
    unverifiedOne: (name) =>
      `${name} reports it, but its origin is not verified: it may be a spam list or a compilation.`,
    unverifiedMany: (count) =>
      `${severalSources(count)} report it, but its origin is not verified: it may be a spam list or a compilation.`,
    anchored: 'It was found by a name, and shows what something of yours shows too. You have not said that it is you.',
    byName: 'It matches a name only, so it may belong to someone else.',
    theirs: 'It was found by a name, and you said that it is yours.',
    likelyOne: (name) => `${name} reports it; no second source confirms it so far.`,
    likelyMany: (names) => `${names} report it, but not all of them vouch for where it comes from.`,
    shown: 'It was found by a name, and you have shown that the profile is yours.',
    many: (count, names) => `${severalSources(count)} report it: ${names}.`,
    leak: (name) => `${name} finds your address in it and lists it as verified.`,
    domain: (name) => `Read from the domain’s own public records by ${name}.`,
    exactAddress: (name) => `${name} shows it for exactly your address.`,
    exactDomain: (name) => `${name} shows it for exactly your domain.`,
  },
} as const satisfies FindingWords;
