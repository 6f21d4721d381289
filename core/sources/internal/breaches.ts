import type { Certainty, PasswordStorage } from '#contract/scans/exposures.ts';
import type { BreachCatalogue, CatalogueEntry, Exposure } from '#core/sources/define.ts';
import { yearOf } from './dates.ts';
import { labelled } from './labels.ts';

/** A breach as one source names it. */
export interface NamedBreach {
  name: string;
  domain: string | null;
  /** `YYYY[-MM[-DD]]` */
  date: string | null;
  /** Kinds of data as the source labels them. */
  labels: readonly string[];
  certainty: Certainty;
  /** Null when the source does not say. */
  passwordStorage: PasswordStorage | null;
  accounts: number | null;
}

/** Breach texts of Have I Been Pwned are CC BY 4.0: whoever shows them shows this beside. */
const hibpCredit = {
  label: 'Breach details: Have I Been Pwned (CC BY 4.0)',
  url: 'https://haveibeenpwned.com/',
};

/** The catalogue's entry of a breach; one of the same site but of other years is another breach. */
export function entryFor(catalogue: BreachCatalogue, breach: Pick<NamedBreach, 'name' | 'domain' | 'date'>) {
  const bareName = breach.name.replace(/\.[a-z]{2,}$/i, '');
  const year = yearOf(breach.date);
  for (const term of [breach.name, breach.domain, bareName]) {
    const entry = term ? catalogue.find(term) : null;
    const other = yearOf(entry?.date ?? null);
    if (entry && (year === null || other === null || Math.abs(year - other) <= 1)) return entry;
  }
  return null;
}

/** What a breach of a service tells whose mere membership is private. */
const membership = { words: 'Membership', dataClass: 'special-category' } as const;

/** Null for what the catalogue has withdrawn or found to be invented. @param entry the catalogue's, of this breach */
export function breachExposure(
  breach: NamedBreach,
  entry: CatalogueEntry | null,
  { atHand }: BreachCatalogue,
): Exposure | null {
  if (entry?.fabricated || entry?.retired) return null;
  const told = labelled(breach.labels);
  const date = entry?.date ?? breach.date;
  const stealer = entry?.stealerLog ?? false;
  const classes = new Set([...told.classes, ...(entry?.classes ?? []), 'breach-email' as const]);
  if (stealer) classes.add('stealer-record');
  if (entry?.sensitive) classes.add(membership.dataClass);
  const name = entry?.name ?? breach.name;
  return {
    key: `breach:${name.toLowerCase()}:${date?.slice(0, 4) ?? ''}`,
    kind: stealer ? 'stealer' : 'breach',
    classes: [...classes],
    exposed: [
      ...new Set([
        'Email address',
        ...(entry?.sensitive ? [membership.words] : []),
        ...told.exposed,
        ...(entry?.exposed ?? []),
      ]),
    ],
    breach: { name, domain: entry?.domain ?? breach.domain, year: yearOf(date) },
    where: entry?.title ?? breach.name,
    url: entry ? `https://haveibeenpwned.com/Breach/${encodeURIComponent(entry.name)}` : null,
    since: date,
    stillPublic: false,
    certainty: certaintyOf(breach.certainty, entry, atHand),
    reach: 'circulating',
    passwordStorage: classes.has('password') ? (breach.passwordStorage ?? 'unknown') : null,
    evidence: accountsEvidence(entry?.accounts ?? breach.accounts),
    ...(entry ? { credits: [hibpCredit] } : {}),
  };
}

/**
 * What one source merely reports is doubtful when the catalogue could not verify it, and when it could not be asked
 * whether the breach was invented; spam lists always are.
 */
function certaintyOf(stated: Certainty, entry: CatalogueEntry | null, atHand: boolean): Certainty {
  if (entry?.spamList) return 'unverified';
  return (entry?.verified === false || !atHand) && stated === 'single' ? 'unverified' : stated;
}

function accountsEvidence(accounts: number | null) {
  return accounts ? [{ label: 'Accounts in the breach', value: accounts.toLocaleString('en-GB') }] : [];
}
