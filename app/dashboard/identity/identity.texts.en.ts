import { counted } from '#contract/base/plural.ts';
import {
  type Country,
  countries as countryNames,
  type IdentifierKind,
  type ProofBy,
} from '#contract/identifiers/types.ts';

/** What a kind is called and is for, what its field asks, and what its button says. */
interface KindWords {
  title: string;
  lead: string;
  label: string;
  hint: string;
  add: string;
  empty: string;
}

const kinds: Readonly<Record<IdentifierKind, KindWords>> = {
  email: {
    title: 'Email addresses',
    lead: 'We look for an address only once you have confirmed that it is yours.',
    label: 'Another email address',
    hint: 'We send it a link. Open the link while you are signed in here.',
    add: 'Add Address',
    empty: 'No other address yet.',
  },
  domain: {
    title: 'Domains',
    lead: 'We look at a domain only when it is yours, and check that again before each scan.',
    label: 'A domain of yours',
    hint: 'A domain that you manage yourself, like example.com. You will be given a record to publish.',
    add: 'Add Domain',
    empty: 'No domain yet.',
  },
  username: {
    title: 'User names',
    lead: 'Anyone can use the same name. A profile does not count until you have said, or shown, that it is yours.',
    label: 'A user name of yours',
    hint: 'As a profile shows it, without the @.',
    add: 'Add User Name',
    empty: 'No user name yet.',
  },
  name: {
    title: 'Full names',
    lead: 'Names that others may know you by. No source is asked about them.',
    label: 'A full name',
    hint: 'Also a former name, or another spelling.',
    add: 'Add Name',
    empty: 'No name yet.',
  },
  phone: {
    title: 'Phone numbers',
    lead: 'For the forms that take a number off a directory. No source is asked about them, and nobody is called.',
    label: 'A phone number',
    hint: 'With its country code, like +44 20 7946 0958.',
    add: 'Add Number',
    empty: 'No phone number yet.',
  },
  town: {
    title: 'Towns',
    lead: 'Where you live or have lived. No source is asked about it.',
    label: 'A town',
    hint: 'Brokers tell people of one name apart by where they have lived.',
    add: 'Add Town',
    empty: 'No town yet.',
  },
  country: {
    title: 'Country',
    lead: 'It decides which data brokers are likely to have your data, and which law your letters name.',
    label: 'Your country',
    hint: 'Without one, no broker is named.',
    add: 'Save Country',
    empty: 'No country yet.',
  },
};

/** Why it counts as theirs. */
const proven: Readonly<Record<Exclude<ProofBy, 'account'>, (date: string) => string>> = {
  link: (date) => `You confirmed it with a link that was sent there on [${date}].`,
  alias: (date) => `Another spelling of a mailbox that is yours on [${date}].`,
  record: (date) => `Its record was first seen on [${date}].`,
  profile: (date) => `A profile under it showed your token on [${date}].`,
};

const countries: Readonly<Record<Country, string>> = countryNames;

/** What somebody is looked for by. */
export default {
  title: 'What we look for',
  lead: 'Your Detailed Exposure Report covers everything here that is proven, and the user names that you give. It leaves out whatever is still waiting for proof.',
  mailbox:
    'Not sure where you have accounts? [Your own browser can find them in your mailbox], and nothing of your mail leaves it.',
  privateSites: '[Private sites] are left out of every scan, unless you have them asked for you alone.',
  forBrokers: 'For data brokers',
  forBrokersText:
    'No source is asked about these. They tell us which data brokers are likely to have your data, and go into the letters and forms that you send.',
  brokers: 'Brokers likely to have your data',
  companies: 'Write to another company',
  notLookedFor: 'Not looked for yet.',
  lastLookedFor: (date: string, outcome: string) => `Last looked for on [${date}]: ${outcome}.`,
  failures: {
    add: 'It could not be added. Please try again.',
    link: 'The link could not be sent. Please try again.',
    check: 'The domain could not be checked. Please try again.',
    hibp: 'Have I Been Pwned could not be asked. Please try again.',
    profile: 'The profile could not be checked. Please try again.',
    remove: 'It could not be removed. Please try again.',
    scan: 'The scan could not be started. Please try again.',
  },
  added: {
    mailed: 'It is on your list. We have sent it a link: open it to show that the mailbox is yours.',
    proven: 'It is on your list, and proven: its mailbox is one of yours.',
  },
  linkStillWorks: 'A link that still works is already in your mailbox.',
  removed: 'Removed. No later scan asks about it.',
  scanStarted: 'The scan has started.',
  record: {
    there: 'The record is there: the domain is yours.',
    missing: {
      title: 'Not there yet',
      description: 'The record was not found. It can take an hour to be seen after it was published.',
    },
    unknown: {
      title: 'Not checked',
      description: 'The record could not be looked for just now. Please try again in a few minutes.',
    },
  },
  token: {
    there: 'The token is there: the profile is yours. You can take it out again.',
    missing: {
      title: 'Not there yet',
      description: 'The token was not found in the text of the profile. It can take some minutes to be seen.',
    },
    nobody: { title: 'No such profile', description: 'There is no public profile under this user name.' },
    unknown: {
      title: 'Not checked',
      description: 'The site could not be asked just now. Please try again in a few minutes.',
    },
  },
  pwned: {
    shown: 'Have I Been Pwned has seen its record. The next scan asks about every address of the domain.',
    missing: {
      title: 'One more record',
      description: 'Have I Been Pwned has not seen its record yet. It stands at your domain below.',
    },
    unknown: {
      title: 'Not checked',
      description: 'Have I Been Pwned gave no answer just now. Please try again in a few minutes.',
    },
  },
  again: (left: number) =>
    `Your report is fresh. Make a new one with everything that you have added since: ${counted('en', left, { one: 'scan', other: 'scans' })} left, within 30 days of the report, at no extra charge.`,
  scanAgain: 'Scan again with these',
  starting: 'Starting…',
  kinds,
  countries,
  full: (most: number) => `At most ${most}. Remove one to add another.`,
  adding: 'Adding…',
  states: { proven: 'Proven', waiting: 'Waiting for proof', declared: 'Declared by you' },
  accountAddress: 'The address of your account: you sign in with it.',
  proven,
  linkSent: (date: string) => `A link was sent on [${date}].`,
  noLink: 'No link was sent yet.',
  recordMissing: (date: string) => `Its record was missing on [${date}].`,
  notChecked: 'Its record was not looked for yet.',
  toldUs: 'You told us.',
  publish: (domain: string) =>
    `Add this TXT record to ${domain} where its DNS is managed, then press Check Now. It can take an hour to be seen.`,
  sendAgain: 'Send Again',
  sending: 'Sending…',
  checkNow: 'Check Now',
  checking: 'Checking…',
  remove: 'Remove',
  removing: 'Removing…',
  ofValue: (label: string, value: string) => `${label}: ${value}`,
  likely: (where: string) => `The profile at [${where}] is likely yours.`,
  isThisYou: 'Is this you?',
  profileAt: (where: string) => `The profile at ${where}`,
  hibp: {
    title: (domain: string) => `All addresses of ${domain} in breaches and stealer logs`,
    about: (domain: string) =>
      `Have I Been Pwned lists every address of a domain that is in a breach, and the sites whose sign-ins malware has copied. It wants its own TXT record at ${domain}, and learns the name of your domain from us. The domain then stays on the list of whoever runs this site, until they take it off there.`,
    addRecord: 'Add this TXT record beside ours, then press the button again.',
    checkRecord: 'Check Its Record',
    show: 'Show It to Have I Been Pwned',
    yourself: (domain: string) =>
      `This site does not ask for them. You can see them yourself: add ${domain} at [Have I Been Pwned’s domain search], prove it there, and it lists every address of yours.`,
  },
  asking: 'Asking…',
  profile: {
    proven: (site: string, date: string) => `You proved that the profile at ${site} is yours on [${date}].`,
    title: 'Prove that a profile is yours',
    how: (username: string) =>
      `Put this token anywhere into the description of your profile under [${username}], choose the site, and press Check Now. What is found on that profile is then proven to be yours. Afterwards you can take the token out again.`,
    site: 'Site of the profile',
  },
};
