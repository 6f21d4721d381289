import { counted } from '#contract/base/plural.ts';

const sources = (count: number) => counted('en', count, { one: 'source', other: 'sources' });

export default {
  byAddress: 'Address by address',
  found: (found: number, asked: number) => `Found in ${found} of ${sources(asked)}`,
  notFound: (answered: number, asked: number) => `Nothing found in ${answered} of ${sources(asked)}`,
  withGap: (result: string, gap: number) => `${result}, ${gap} without an answer`,
  title: 'Look for other spellings of your address',
  text: 'This report is about [email], as it is spelt here. Mail to the addresses below reaches you as well, but sources know each of them as an address of its own.',
  form: 'Other spellings',
  alsoAsk: 'Also ask about',
  ownSpelling: (provider: string) => `As it is spelt in your account at ${provider}`,
  ownSpellingHint: 'Only if it differs: with other dots, for example.',
  starting: 'Starting…',
  scanThese: 'Scan these as well',
  eachCounts: 'A new scan asks about [email] and about each of these by itself. Each counts as one free scan.',
  isYours: 'Is [email] yours as well?',
  untagged: (provider: string) =>
    `This report is about [email], as it is spelt here. Sources know the address without the tag as another one. We do not know what ${provider} does with a tag, so a scan of [untagged] starts with a link that we mail there.`,
  startFree: 'Start a free scan',
};
