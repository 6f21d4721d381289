import { type BreachCatalogue, defineSource, type Exposure } from '#core/sources/define.ts';
import { breachExposure, entryFor } from '#core/sources/internal/breaches.ts';
import {
  addressesByName,
  addressesEvidence,
  hibpDomainSearch,
  searchDomain,
} from '#core/sources/internal/hibp-domains.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';

/** https://haveibeenpwned.com/API/v3, all breached addresses of a domain that Have I Been Pwned was shown to be ours. */
export const hibpDomain = defineSource({
  ...hibpDomainSearch,
  id: 'hibp-domain',
  name: 'Have I Been Pwned: your domain',
  reveals: 'Data breaches that hold any address of your domain, those that you gave to a single site too.',
  clearCovers:
    'Breaches that hold an address of your domain, sensitive ones too. Addresses whose owners opted out are not in it.',
  removal: 'A breach cannot be withdrawn; Have I Been Pwned lets you opt out of its public search.',
  async check({ domain }, means) {
    const { found, read } = await searchDomain(means, { search: 'breacheddomain', domain });
    const known = await means.catalogue;
    const exposures = [...addressesByName(found, domain)].map(([name, addresses]) =>
      exposureOf(name, addresses, known),
    );
    return foundOrClear(
      exposures.filter((one) => one !== null),
      read,
    );
  },
});

function exposureOf(name: string, addresses: readonly string[], catalogue: BreachCatalogue): Exposure | null {
  const named = { name, domain: null, date: null };
  const entry = entryFor(catalogue, named);
  const certainty = entry === null ? 'single' : entry.verified ? 'verified' : 'unverified';
  const breach = { ...named, labels: [], certainty, passwordStorage: null, accounts: null } as const;
  const exposure = breachExposure(breach, entry, catalogue);
  return exposure && { ...exposure, evidence: [...addressesEvidence(addresses), ...exposure.evidence] };
}
