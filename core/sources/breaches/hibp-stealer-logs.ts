import { defineSource, type Exposure } from '#core/sources/define.ts';
import {
  addressesByName,
  addressesEvidence,
  hibpDomainSearch,
  requireStealerLogs,
  searchDomain,
} from '#core/sources/internal/hibp-domains.ts';
import { foundOrClear } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';

/** More would not be gone through; how many more there are is said. */
const MOST_SITES = 200;

/** https://haveibeenpwned.com/API/v3, stealer logs by email domain. Which customers a website lost is never asked. */
export const hibpStealerLogs = defineSource({
  ...hibpDomainSearch,
  id: 'hibp-stealer-logs',
  name: 'Have I Been Pwned: stealer logs',
  reveals: 'Sites whose sign-ins malware has copied, for every address of your domain.',
  clearCovers:
    'Logs of password-stealing malware that Have I Been Pwned has loaded, for addresses of your domain. Logs that it has not obtained are not in it.',
  removal: null,
  async check({ domain }, means) {
    await requireStealerLogs(means);
    const { found, read } = await searchDomain(means, { search: 'stealerlogsbyemaildomain', domain });
    const sites = [...addressesByName(found, domain)].sort(([a], [b]) => (a < b ? -1 : 1));
    if (sites.some(([site]) => !isHost(site))) throw new SourceTrouble('changed');
    return foundOrClear([...sites.slice(0, MOST_SITES).map(exposureOf), ...restOf(sites.length - MOST_SITES)], read);
  },
});

const isHost = (text: string) => /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i.test(text);

const stolen = {
  kind: 'stealer',
  classes: ['stealer-record'],
  breach: null,
  url: null,
  since: null,
  stillPublic: false,
  certainty: 'single',
  reach: 'circulating',
  passwordStorage: null,
} as const;

function exposureOf([site, addresses]: [string, string[]]): Exposure {
  const host = site.toLowerCase();
  return {
    ...stolen,
    classes: [...stolen.classes],
    key: `stealer:${host}`,
    exposed: ['Saved sign-in'],
    where: host,
    site: host,
    evidence: addressesEvidence(addresses),
  };
}

function restOf(count: number): Exposure[] {
  if (count <= 0) return [];
  const where = `${count} more, which Have I Been Pwned lists`;
  return [
    { ...stolen, classes: [...stolen.classes], key: 'stealer:rest', exposed: ['Saved sign-ins'], where, evidence: [] },
  ];
}
