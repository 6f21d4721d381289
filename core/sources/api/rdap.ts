import { z } from 'zod';
import { dateOf } from '../dates.ts';
import { type Ask, defineSource } from '../define.ts';
import { domainObject, hasUnreadCard, openRegistrantData, registrarLink } from '../rdap-answer.ts';
import { changed, clear, isPlain404, readJson } from '../read.ts';
import { SourceTrouble } from '../trouble.ts';

const bootstrap = z.looseObject({ services: z.array(z.tuple([z.array(z.string()), z.array(z.string())])).min(1) });

/** RFC 9082, 9083 and 9224: IANA names the registry, the registry the registrar. */
export const rdap = defineSource({
  id: 'rdap',
  name: 'Domain registration',
  homepage: 'https://about.rdap.org/',
  category: 'domain',
  reveals: 'Whether your name, address, email or phone number stands in the public register of your domain.',
  needs: 'own-domain',
  privacy: 'P0',
  key: null,
  hosts: 'input',
  pace: { everyMs: 1_000, burst: 2, concurrency: 1 },
  timeoutMs: 20_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: null,
  removal: 'Ask your domain registrar to switch on its privacy service, or to redact the registrant.',
  async check({ registrableDomain: domain }, { ask, now }) {
    const base = registryOf(await servicesOf(ask, now), domain);
    const response = await askRegister(ask, new URL(`domain/${domain}`, base).href);
    if (isPlain404(response)) return clear;
    const object = readJson(response, domainObject);
    if (object.ldhName.toLowerCase().replace(/\.$/, '') !== domain || hasUnreadCard(object)) changed(response);
    const open = openRegistrantData(object);
    const exposed = open.length > 0 ? open : await atRegistrar(ask, registrarLink(object));
    if (exposed.length === 0) return clear;
    const registered = object.events?.find(({ eventAction }) => eventAction === 'registration')?.eventDate;
    return {
      state: 'found',
      exposures: [
        {
          key: 'registrant',
          kind: 'domain',
          classes: ['domain-registrant'],
          exposed,
          breach: null,
          where: `Registration of ${domain}`,
          url: `https://rdap.org/domain/${domain}`,
          since: dateOf(registered),
          stillPublic: true,
          certainty: 'verified',
          reach: 'open',
          passwordStorage: null,
          evidence: [],
        },
      ],
    };
  },
});

const askRegister = (ask: Ask, url: string) => ask({ url, headers: { accept: 'application/rdap+json' } });

type Services = z.infer<typeof bootstrap>['services'];

const DAY = 86_400_000;
let kept: { until: number; services: Services } = { until: 0, services: [] };

/** IANA's list of registries, asked once a day. */
async function servicesOf(ask: Ask, now: Date): Promise<Services> {
  if (now.getTime() < kept.until) return kept.services;
  const { services } = readJson(await ask({ url: 'https://data.iana.org/rdap/dns.json' }), bootstrap);
  kept = { until: now.getTime() + DAY, services };
  return services;
}

/** The registry of the longest suffix that IANA lists. Many country domains have none. @throws SourceTrouble */
function registryOf(services: Services, domain: string): string {
  const labels = domain.split('.');
  const suffixes = labels.map((_label, index) => labels.slice(index).join('.'));
  for (const suffix of suffixes) {
    const urls = services.find(([names]) => names.some((name) => name.toLowerCase() === suffix))?.[1] ?? [];
    const secure = urls.find((url) => url.startsWith('https://'));
    if (secure) return secure.endsWith('/') ? secure : `${secure}/`;
  }
  throw new SourceTrouble('not-applicable');
}

async function atRegistrar(ask: Ask, link: string | null): Promise<string[]> {
  if (link === null) return [];
  const response = await askRegister(ask, link);
  if (isPlain404(response)) return [];
  const object = readJson(response, domainObject);
  return hasUnreadCard(object) ? changed(response) : openRegistrantData(object);
}
