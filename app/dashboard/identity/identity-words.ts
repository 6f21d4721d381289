import type { IdentifierKind, IdentifierView, ProofBy } from '#contract/identifiers/types.ts';

/** What a kind is for, what its field asks, and what its button says. */
interface KindWords {
  lead: string;
  label: string;
  hint: string;
  add: string;
  empty: string;
}

export const kindWords: Readonly<Record<IdentifierKind, KindWords>> = {
  email: {
    lead: 'We look for an address only once you have confirmed that it is yours.',
    label: 'Another email address',
    hint: 'We send it a link. Open the link while you are signed in here.',
    add: 'Add Address',
    empty: 'No other address yet.',
  },
  domain: {
    lead: 'We look at a domain only when it is yours, and check that again before each scan.',
    label: 'A domain of yours',
    hint: 'A domain that you manage yourself, like example.com. You will be given a record to publish.',
    add: 'Add Domain',
    empty: 'No domain yet.',
  },
  username: {
    lead: 'Anyone can use the same name. A profile does not count until you have said, or shown, that it is yours.',
    label: 'A user name of yours',
    hint: 'As a profile shows it, without the @.',
    add: 'Add User Name',
    empty: 'No user name yet.',
  },
  name: {
    lead: 'Names that others may know you by. No source is asked about them.',
    label: 'A full name',
    hint: 'Also a former name, or another spelling.',
    add: 'Add Name',
    empty: 'No name yet.',
  },
  phone: {
    lead: 'For the forms that take a number off a directory. No source is asked about them, and nobody is called.',
    label: 'A phone number',
    hint: 'With its country code, like +44 20 7946 0958.',
    add: 'Add Number',
    empty: 'No phone number yet.',
  },
  town: {
    lead: 'Where you live or have lived. No source is asked about it.',
    label: 'A town',
    hint: 'Brokers tell people of one name apart by where they have lived.',
    add: 'Add Town',
    empty: 'No town yet.',
  },
  country: {
    lead: 'It decides which data brokers are likely to have your data, and which law your letters name.',
    label: 'Your country',
    hint: 'Without one, no broker is named.',
    add: 'Save Country',
    empty: 'No country yet.',
  },
};

const provenWords: Readonly<Record<ProofBy, string>> = {
  account: 'The address of your account: you sign in with it.',
  link: 'You confirmed it with a link that was sent there',
  alias: 'Another spelling of a mailbox that is yours',
  record: 'Its record was first seen',
  profile: 'A profile under it showed your token',
};

/** Why it counts as theirs, or what is missing. The day stands after it, where there is one. */
export function proofWords({ kind, provenBy, mailedAt, checkedAt }: IdentifierView): string {
  if (provenBy) return provenWords[provenBy];
  if (kind === 'email') return mailedAt ? 'A link was sent' : 'No link was sent yet.';
  if (kind === 'domain') return checkedAt ? 'Its record was missing' : 'Its record was not looked for yet.';
  return 'You told us';
}

/** The day that belongs to these words. */
export const proofDay = ({ provenBy, provenAt, mailedAt, checkedAt, kind }: IdentifierView): string | null =>
  provenBy ? provenAt : kind === 'email' ? mailedAt : checkedAt;
