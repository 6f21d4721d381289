import type { Texts } from '#contract/base/texts.ts';
import type english from './company.texts.en.ts';
import type { KnownCase } from './desk.ts';
import type { RouteCheck } from './routes.ts';

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

type CompanyTexts = Texts<typeof english>;

/** One of the two steps in words. */
export interface CompanyStep {
  text: string;
  hint: string | null;
  /** Where it is done, the shortest way first. */
  routes: { label: string; url: string | null }[];
}

/** How to close the account and how to ask for deletion, as far as both are known. */
export function companySteps({ name, account, contact }: CompanyRoutes, texts: CompanyTexts): CompanyStep[] {
  return [
    ...(account ? [accountStep(name, account, texts)] : []),
    ...(contact ? [{ text: texts.askToDelete(contact.name), hint: null, routes: waysTo(contact, texts) }] : []),
  ];
}

function accountStep(
  name: string,
  { url, difficulty }: NonNullable<CompanyRoutes['account']>,
  texts: CompanyTexts,
): CompanyStep {
  const { host } = new URL(url);
  return {
    text: texts.close(name),
    hint: texts.difficulties[difficulty],
    routes: [{ label: difficulty === 'impossible' ? texts.whatTheySay(host) : texts.whereToClose(host), url }],
  };
}

/** The postal address only where nothing is quicker. */
function waysTo({ email, form, postal }: CompanyContact, texts: CompanyTexts): CompanyStep['routes'] {
  const ways = [
    ...(email ? [{ label: email, url: `mailto:${email}` }] : []),
    ...(form ? [{ label: texts.theirForm(new URL(form).host), url: form }] : []),
  ];
  return ways.length > 0 || postal === null ? ways : [{ label: postal, url: null }];
}

/** The steps in lines for paper, where no link can be followed. */
export const companyLines = (routes: CompanyRoutes, texts: CompanyTexts): string[] => [
  ...companySteps(routes, texts).map(({ text, hint, routes: ways }) =>
    [text, hint, ways.map(({ label, url }) => (url?.startsWith('http') ? url : label)).join(' · ')]
      .filter(Boolean)
      .join(' '),
  ),
  ...(routes.isByName ? [texts.byName] : []),
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

/** A company, and what the person has to do with it already. */
export interface CompanyView {
  routes: CompanyRoutes;
  domain: string | null;
  /** It is known to ask for a copy of an identity document. */
  asksForId: boolean;
  /** Its page about the rights of Californians; null for who is no registered data broker. */
  rights: string | null;
  /** Where the person lives, as in `residences.ts`; null while they have not said so. */
  residence: string | null;
  /** Their request to it; null without one. */
  case: KnownCase | null;
  isLeftOut: boolean;
  /** Of its web routes that were looked at. */
  checks: RouteCheck[];
}

/** Fewer letters are not searched for. */
export const fewestSearched = 3;
