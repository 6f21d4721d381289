import type { BrokerLetter } from '#contract/brokers/types.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type { AuthorityView } from './authority.ts';

/** How hard it is to close an account: by oneself, in several steps, through support, in some countries only, or not at all. */
export const accountDifficulties = ['easy', 'medium', 'hard', 'limited', 'impossible'] as const;
export type AccountDifficulty = (typeof accountDifficulties)[number];

/** Where the letter to a company stands, and where anybody who can be written to is found. */
export const companiesPath = '/dashboard/identity/companies';

/** Who answers a request at a company, and the ways to reach them: at least one. */
export interface CompanyContact {
  name: string;
  email: string | null;
  form: string | null;
  postal: string | null;
}

/** What can be asked of a company that holds somebody's data; at least one of both. */
export interface CompanyRoutes {
  /** In the directory. */
  id: string;
  name: string;
  /** It was found by its name alone: another company may be called the same. */
  isByName: boolean;
  /** Where an account there is closed. */
  account: { url: string; difficulty: AccountDifficulty } | null;
  contact: CompanyContact | null;
}

/** Above the two steps. */
export const companyHeading = 'Close the account, and ask for deletion';

/** Instead of the steps, where nobody is known. */
export const noCompanyKnown = 'We do not know whom to ask about this breach.';

export const foundByName = 'We found this company by its name alone. Check that it is the one you had an account with.';

export const difficultyWords: Readonly<Record<AccountDifficulty, string>> = {
  easy: 'You can do it yourself, in a few clicks.',
  medium: 'You can do it yourself, in several steps.',
  hard: 'You have to ask their support team.',
  limited: 'They offer it in some countries only.',
  impossible: 'They offer no way to close it, so write to them instead.',
};

/** One of the two steps in words. */
export interface CompanyStep {
  text: string;
  hint: string | null;
  /** Where it is done, the shortest way first. */
  routes: { label: string; url: string | null }[];
}

/** How to close the account and how to ask for deletion, as far as both are known. */
export function companySteps({ name, account, contact }: CompanyRoutes): CompanyStep[] {
  return [
    ...(account ? [accountStep(name, account)] : []),
    ...(contact
      ? [{ text: `Ask ${contact.name} to delete what it holds about you.`, hint: null, routes: waysTo(contact) }]
      : []),
  ];
}

const accountStep = (name: string, { url, difficulty }: NonNullable<CompanyRoutes['account']>): CompanyStep => ({
  text: `Close your ${name} account.`,
  hint: difficultyWords[difficulty],
  routes: [
    { label: `${difficulty === 'impossible' ? 'What they say' : 'Where to close it'}: ${new URL(url).host}`, url },
  ],
});

/** The postal address only where nothing is quicker. */
function waysTo({ email, form, postal }: CompanyContact): CompanyStep['routes'] {
  const ways = [
    ...(email ? [{ label: email, url: `mailto:${email}` }] : []),
    ...(form ? [{ label: `Their form at ${new URL(form).host}`, url: form }] : []),
  ];
  return ways.length > 0 || postal === null ? ways : [{ label: postal, url: null }];
}

/** The steps in lines for paper, where no link can be followed. */
export const companyLines = (routes: CompanyRoutes): string[] => [
  ...companySteps(routes).map(({ text, hint, routes: ways }) =>
    [text, hint, ways.map(({ label, url }) => (url?.startsWith('http') ? url : label)).join(' · ')]
      .filter(Boolean)
      .join(' '),
  ),
  ...(routes.isByName ? [foundByName] : []),
];

/** One company of a search. */
export interface FoundCompany {
  id: string;
  name: string;
  /** What its customers call it, where that is another name. */
  service: string | null;
  /** The first of its domains; null where none is known. */
  domain: string | null;
}

/** A company and the letter to it. */
export interface CompanyLetter {
  routes: CompanyRoutes;
  domain: string | null;
  /** It is known to ask for a copy of an identity document. */
  asksForId: boolean;
  /** Its page about the rights of Californians; null for who is no registered data broker. */
  rights: string | null;
  /** Null while the person has not said where they live. */
  country: Country | null;
  letter: BrokerLetter | null;
  /** Where to complain; none without a letter, and where none is known. */
  authorities: AuthorityView[];
}

/** Fewer letters are not searched for. */
export const fewestSearched = 3;
