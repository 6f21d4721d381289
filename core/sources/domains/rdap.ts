import { z } from 'zod';
import { type Ask, defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import {
  type DomainObject,
  domainObject,
  hasUnreadCard,
  openRegistrantData,
  registrarLink,
} from '#core/sources/internal/rdap-answer.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';

const bootstrap = z.looseObject({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])).min(1) });

/** RFC 9082, 9083 and 9224: IANA names the registry, the registry the registrar. */
export const rdap = defineSource({
  id: 'rdap',
  name: 'Domain registration',
  homepage: 'https://about.rdap.org/',
  category: 'domain',
  reveals: 'Whether the public register shows your name, address, email or phone number for your domain.',
  clearCovers:
    'The registrant’s name, address, email and phone number are not public in the register today. Archives of earlier entries are not seen.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: 'input',
  vendor: vendors.domainRegisters,
  timeoutMs: 20_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Ask your domain registrar to switch on its privacy service, or to redact the registrant.',
  async check({ domain }, { ask, now }) {
    const base = registryOf(await servicesOf(ask, now), domain);
    const registry = await askRegistry(ask, new URL(`domain/${domain}`, base).href, domain);
    const open = openRegistrantData(registry.value);
    const link = registrarLink(registry.value);
    if (open.length > 0 || link === null) return foundOrClear(exposuresOf(domain, open, registry.value), registry);
    const registrar = await askRegistrar(ask, link, domain);
    return foundOrClear(exposuresOf(domain, openRegistrantData(registrar.value), registry.value), registry, registrar);
  },
});

function exposuresOf(domain: string, exposed: string[], { events }: DomainObject): Exposure[] {
  if (exposed.length === 0) return [];
  const registered = events?.find(({ eventAction }) => eventAction === 'registration')?.eventDate;
  return [
    {
      key: 'registrant',
      kind: 'domain',
      classes: ['domain-registrant'],
      exposed,
      breach: null,
      where: domain,
      url: `https://rdap.org/domain/${domain}`,
      since: dateOf(registered),
      stillPublic: true,
      certainty: 'verified',
      reach: 'open',
      passwordStorage: null,
      evidence: [],
    },
  ];
}

const unknownDomain = z.looseObject({ errorCode: z.literal(404) });
const rdapHeaders = { accept: 'application/rdap+json' };

/**
 * What the registry holds on a domain.
 * @throws SourceTrouble `not-applicable` when it says that it has no such domain, as for names below somebody else's;
 *   the domain exists, so that this is no "clear"
 */
async function askRegistry(ask: Ask, url: string, domain: string) {
  const response = await ask({ url, headers: rdapHeaders });
  if (response.status !== 404) return readDomain(response, domain);
  readJson(response, unknownDomain, { status: 404 });
  throw new SourceTrouble('not-applicable', { status: 404 });
}

const askRegistrar = async (ask: Ask, url: string, domain: string) =>
  readDomain(await ask({ url, headers: rdapHeaders }), domain);

/** @throws SourceTrouble `changed`, also when the registrant is on a card that we cannot read */
function readDomain(response: OutgoingResponse, domain: string) {
  const object = readJson(response, domainObject);
  const isOurs = object.value.ldhName.toLowerCase().replace(/\.$/, '') === domain;
  return isOurs && !hasUnreadCard(object.value) ? object : throwChanged(response);
}

type Services = z.infer<typeof bootstrap>['services'];

const DAY = 86_400_000;
let kept: { until: number; services: Services } = { until: 0, services: [] };

/** IANA's list of registries, asked once a day. */
async function servicesOf(ask: Ask, now: Date): Promise<Services> {
  if (now.getTime() < kept.until) return kept.services;
  const { services } = readJson(await ask({ url: 'https://data.iana.org/rdap/dns.json' }), bootstrap).value;
  kept = { until: now.getTime() + DAY, services };
  return services;
}

/** The registry of the longest suffix that IANA lists. Many country domains have none. @throws SourceTrouble */
function registryOf(services: Services, domain: string): string {
  const labels = domain.split('.');
  const suffixes = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const suffix of suffixes) {
    const urls = services.find(([names]) => names.some((name) => name.toLowerCase() === suffix))?.[1];
    if (urls === undefined) continue;
    const secure = urls.find((url) => url.startsWith('https://'));
    // A registry that answers without TLS only is one that we did not ask, not one that there is not.
    if (!secure) throw new SourceTrouble('unreachable');
    return secure.endsWith('/') ? secure : `${secure}/`;
  }
  throw new SourceTrouble('not-applicable');
}
