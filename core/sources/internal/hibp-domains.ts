import { z } from 'zod';
import type { CheckMeans } from '#core/sources/define.ts';
import { readEmpty, readJson, throwChanged } from './read.ts';
import type { Recognised } from './recognised.ts';
import { SourceTrouble } from './trouble.ts';
import { vendors } from './vendors.ts';

const API = 'https://haveibeenpwned.com/api/v3';

/** What the searches of Have I Been Pwned by domain have in common. */
export const hibpDomainSearch = {
  homepage: 'https://haveibeenpwned.com/',
  category: 'breaches',
  needs: 'domain',
  privacy: 'P0',
  key: { name: 'HIBP_API_KEY', required: true },
  hosts: ['haveibeenpwned.com'],
  vendor: vendors.haveIBeenPwned,
  timeoutMs: 20_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'Have I Been Pwned', url: 'https://haveibeenpwned.com/' },
} as const;

type Means = Pick<CheckMeans, 'ask' | 'key'>;

const headersWith = (key: string | null) => ({ 'hibp-api-key': key ?? '', accept: 'application/json' });

const subscribed = z.array(z.object({ DomainName: z.string(), PwnCount: z.number().nullish() }));
const alias = z.string().regex(/^[^\s@]{1,64}$/);
const aliases = z
  .record(alias, z.array(z.string().min(1)).min(1))
  .refine((map) => Object.keys(map).length > 0, 'nothing is said with 404');

/** Names of breaches or sites, by the part of an address before the @. */
export type Aliases = Readonly<Record<string, readonly string[]>>;

/**
 * How many addresses of the domain it counts, null where it has not counted. The domain has to be on the list of our key, which
 * is asked for first: an empty 404 then is about this domain.
 * @throws SourceTrouble `refused` where the domain was not shown to Have I Been Pwned
 */
async function readCount({ ask, key }: Means, domain: string): Promise<number | null> {
  const { value } = readJson(await ask({ url: `${API}/subscribeddomains`, headers: headersWith(key) }), subscribed);
  const own = value.find(({ DomainName }) => DomainName.toLowerCase() === domain);
  if (!own) throw new SourceTrouble('refused');
  return own.PwnCount ?? null;
}

/** @throws SourceTrouble `not-applicable` where the plan of our key has no stealer logs */
export async function requireStealerLogs({ ask, key }: Means): Promise<void> {
  const plan = z.object({ IncludesStealerLogs: z.boolean() });
  const { value } = readJson(await ask({ url: `${API}/subscription/status`, headers: headersWith(key) }), plan);
  if (!value.IncludesStealerLogs) throw new SourceTrouble('not-applicable');
}

/** What a search tells of each address of a domain; with none of them, an empty map. */
export async function searchDomain(
  means: Means,
  { search, domain }: { search: 'breacheddomain' | 'stealerlogsbyemaildomain'; domain: string },
): Promise<{ found: Aliases; read: Recognised<unknown> }> {
  const counted = await readCount(means, domain);
  const response = await means.ask({ url: `${API}/${search}/${domain}`, headers: headersWith(means.key) });
  if (response.status !== 404) {
    const read = readJson(response, aliases);
    return { found: read.value, read };
  }
  const read = readEmpty(response, 404);
  if (search === 'breacheddomain' && (counted ?? 0) > 0) throwChanged(response);
  return { found: {}, read };
}

/** The same the other way round: addresses, in order, by the name of a breach or a site. */
export function addressesByName(found: Aliases, domain: string): Map<string, string[]> {
  const pairs = Object.entries(found).flatMap(([local, names]) =>
    [...new Set(names)].map((name) => ({ name, address: `${local.toLowerCase()}@${domain}` })),
  );
  const byName = Map.groupBy(pairs, ({ name }) => name);
  return new Map([...byName].map(([name, own]) => [name, own.map(({ address }) => address).sort()]));
}

const MOST_NAMED = 8;

/** The addresses as evidence; a long list is cut, and says so. */
export function addressesEvidence(addresses: readonly string[]): { label: string; value: string }[] {
  const rest = addresses.length - MOST_NAMED;
  const named = addresses.slice(0, MOST_NAMED).join(', ');
  return [{ label: 'Addresses of your domain', value: rest > 0 ? `${named} and ${rest} more` : named }];
}

const postDomain = (key: string | null, domain: string) => ({
  method: 'POST' as const,
  headers: { ...headersWith(key), 'content-type': 'application/json' },
  body: JSON.stringify({ DomainName: domain }),
});

/** The TXT record that Have I Been Pwned wants to see at the domain. The same record is told each time. */
export async function readHibpRecord({ ask, key }: Means, domain: string): Promise<string> {
  const told = z.object({ txtRecordValue: z.string().regex(/^hibp-verify=[\w-]{1,100}$/) });
  const url = `${API}/domainverification/generatednstoken`;
  return readJson(await ask({ url, ...postDomain(key, domain) }), told).value.txtRecordValue;
}

/** Whether Have I Been Pwned has seen its record, and takes the domain for ours. */
export async function showRecordToHibp({ ask, key }: Means, domain: string): Promise<boolean> {
  const response = await ask({ url: `${API}/domainverification/verifydnstoken`, ...postDomain(key, domain) });
  if (response.body.byteLength > 0) {
    readJson(response, z.object({ message: z.string().min(1) }), { status: response.status === 400 ? 400 : 200 });
    return false;
  }
  return readEmpty(response, 200).value;
}
