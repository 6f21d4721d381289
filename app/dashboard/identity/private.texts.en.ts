import { counted } from '#contract/base/plural.ts';
import type { SensitiveTopic } from '#contract/sources/listing.ts';

const topics: Readonly<Record<SensitiveTopic, string>> = {
  adult: 'adult content',
  dating: 'dating',
  politics: 'politics',
  health: 'health',
  gambling: 'gambling',
};

const sites = { one: 'site', other: 'sites' };

/** Sites at which a profile alone tells something private. */
export default {
  title: 'Private sites',
  lead: 'At some sites, a profile alone tells something private: those about adult content, dating, politics, health and gambling. No scan asks them. You can have them asked about a user name of yours, for you alone.',
  failures: {
    switch: 'The choice could not be saved. Please try again.',
    ask: 'The sites could not be asked. Please try again.',
  },
  switchedOn: 'Switched on. Nothing is asked until you press the button.',
  switchedOff: 'Switched off. The answers are deleted.',
  before: 'Before you switch it on',
  facts: [
    'Each site is asked whether a public profile under the user name exists. It sees the name, and not you.',
    'Anyone can use the same name. A profile under it need not be yours, and nobody should conclude that it is.',
    'The answers stand on this page alone, closed until you open them. They are in no report, score, file, mail or link, and our staff never see them.',
    'They are encrypted with the key of your account, come with the copy of your data, and are deleted when you switch it off. Nothing is asked again by itself.',
  ] as readonly string[],
  noUsername: 'No user name yet',
  noUsernameText: 'These sites are asked by user name. Add one of yours first.',
  addUsername: 'Add a user name',
  on: 'Switched on',
  off: 'Switched off',
  switchOn: 'Switch On',
  switchOff: 'Switch Off and Delete',
  saving: 'Saving…',
  ask: 'Ask the Sites',
  askAgain: 'Ask the Sites Again',
  asking: 'Asking…',
  ofName: (label: string, username: string) => `${label}: ${username}`,
  beingAsked: 'The sites are being asked. This takes up to a minute; you can leave this page.',
  askedOn: (date: string) => `Asked on [${date}].`,
  notAllAsked: 'The sites were not all asked. Please try again.',
  nothingAsked: 'Nothing has been asked yet.',
  notAsked: 'These sites are not asked about this name.',
  show: 'Show the answers',
  noneCounts: 'None of these sites passed its test, so that nothing they say would count.',
  noProfile: (count: number) =>
    `No public profile under this name was found at the ${counted('en', count, sites)} that answered.`,
  profiles: (count: number) =>
    `A public profile under this name was found at ${counted('en', count, sites)}. It need not be yours.`,
  topics,
  ifYours: (removal: string) => `If it is yours: ${removal}.`,
  noProfileAt: (names: string) => `No profile there: [${names}].`,
  notChecked: (names: string) => `Not checked: [${names}].`,
  print: 'Print these answers with this page',
  printHint: 'They are left out otherwise.',
};
