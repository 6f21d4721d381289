import type { Domain, World } from '../people.ts';
import { json, lastSegment, notFound, type Question, type Reply, text } from '../reply.ts';

const source = 'rdap';
const type = { 'content-type': 'application/rdap+json' };

export const REGISTRAR = 'rdap.registrar.example';

/** Registries of the sandbox: base address by top-level domain (RFC 9224). */
const registries: Readonly<Record<string, string>> = {
  com: 'https://rdap.verisign.com/com/v1/',
  net: 'https://rdap.verisign.com/net/v1/',
  org: 'https://rdap.publicinterestregistry.org/rdap/',
  example: 'https://rdap.registry.example/',
};

/** data.iana.org: which registry answers for which top-level domain. */
export function answerIana({ url }: Question, world: World): Reply {
  if (url.pathname !== '/rdap/dns.json') return notFound();
  return json({ source, about: null }, 200, {
    description: 'RDAP bootstrap file for Domain Name System registrations',
    publication: world.ago(0).toISOString(),
    services: Object.entries(registries).map(([tld, base]) => [[tld], [base]]),
    version: '1.0',
  });
}

/** rdap.org: redirects to the registry. */
export function answerRdapOrg({ url }: Question, world: World): Reply {
  const name = domainIn(url);
  const about = name ? world.byDomain(name) : null;
  const base = registries[name?.split('.').at(-1) ?? ''];
  if (!name || !base) return json({ source, about }, 404, { errorCode: 404, title: 'Not Found' }, type);
  return text({ source, about }, 302, '', { location: `${base}domain/${name}` });
}

/** A registry, RFC 9083. */
export function answerRegistry({ url, host }: Question, world: World): Reply {
  const name = domainIn(url);
  const base = registries[name?.split('.').at(-1) ?? ''];
  const here = base !== undefined && new URL(base).host === host && url.pathname.startsWith(new URL(base).pathname);
  const domain = name && here ? world.domain(name) : null;
  const about = name ? world.byDomain(name) : null;
  if (!domain?.registration) {
    return json({ source, about }, 404, { errorCode: 404, title: 'Not Found', description: ['No such domain'] }, type);
  }
  const whole = record(domain, domain.registration, url, world);
  return json({ source, about }, 200, domain.registration.thin ? thin(domain, whole) : whole, type);
}

/** A registrar, which holds the registrants of thin registries. */
export function answerRegistrar({ url }: Question, world: World): Reply {
  const domain = world.domain(domainIn(url) ?? '');
  const about = domain && world.byDomain(domain.name);
  if (!domain?.registration?.thin) return json({ source, about }, 404, { errorCode: 404, title: 'Not Found' }, type);
  return json({ source, about }, 200, record(domain, domain.registration, url, world), type);
}

function thin(domain: Domain, whole: ReturnType<typeof record>) {
  const href = `https://${REGISTRAR}/domain/${domain.name.toUpperCase()}`;
  return {
    ...whole,
    links: [...whole.links, { rel: 'related', href, type: 'application/rdap+json' }],
    entities: whole.entities.filter((entity) => entity.roles.includes('registrar')),
    redacted: undefined,
  };
}

const domainIn = (url: URL) => (/\/domain\/[^/]+$/.test(url.pathname) ? lastSegment(url)?.toLowerCase() : undefined);

function record(domain: Domain, registration: NonNullable<Domain['registration']>, url: URL, world: World) {
  const event = (eventAction: string, months: number) => ({ eventAction, eventDate: world.ago(months).toISOString() });
  return {
    objectClassName: 'domain',
    handle: `${domain.name.toUpperCase()}-SANDBOX`,
    ldhName: domain.name.toUpperCase(),
    links: [{ rel: 'self', href: url.href, type: 'application/rdap+json' }],
    status: ['client transfer prohibited'],
    events: [
      event('registration', registration.registeredMonthsAgo),
      event('expiration', -9),
      event('last changed', 3),
    ],
    entities: [registrar(registration.registrar), registrant(registration)],
    nameservers: ['ns1', 'ns2'].map((label) => ({
      objectClassName: 'nameserver',
      ldhName: `${label}.${domain.name}`.toUpperCase(),
    })),
    secureDNS: { delegationSigned: domain.dnssec },
    ...(registration.registrant ? {} : { redacted: redactions }),
    rdapConformance: ['rdap_level_0', 'icann_rdap_technical_implementation_guide_1', 'redacted'],
    notices: [{ title: 'Terms of Use', description: ['This registry is invented.'] }],
  };
}

const property = (name: string, value: unknown, params: object = {}, kind = 'text') => [name, params, kind, value];
const card = (...properties: unknown[][]) => ['vcard', [property('version', '4.0'), ...properties]];

function registrar(name: string) {
  return {
    objectClassName: 'entity',
    handle: '9999',
    roles: ['registrar'],
    publicIds: [{ type: 'IANA Registrar ID', identifier: '9999' }],
    vcardArray: card(property('fn', name)),
    entities: [
      {
        objectClassName: 'entity',
        roles: ['abuse'],
        vcardArray: card(
          property('fn', ''),
          property('tel', 'tel:+44.1632960000', { type: 'voice' }, 'uri'),
          property('email', 'abuse@registrar.example'),
        ),
      },
    ],
  };
}

function registrant({ registrant: open }: NonNullable<Domain['registration']>) {
  const base = { objectClassName: 'entity', handle: 'C1-SANDBOX', roles: ['registrant'] };
  if (!open)
    return {
      ...base,
      vcardArray: card(property('fn', ''), property('adr', ['', '', '', '', '', '', ''], { cc: 'GB' })),
    };
  return {
    ...base,
    vcardArray: card(
      property('fn', open.name),
      property('adr', ['', '', open.street, open.city, '', '', ''], { cc: open.country }),
      property('tel', `tel:${open.phone}`, { type: 'voice' }, 'uri'),
      property('email', open.email),
    ),
  };
}

/** RFC 9537. */
const redactions = ['Registrant Name', 'Registrant Email', 'Registrant Phone', 'Registrant Street'].map((type) => ({
  name: { type },
  prePath: "$.entities[?(@.roles[0]=='registrant')]",
  method: 'emptyValue',
  reason: { description: 'Server policy' },
}));
