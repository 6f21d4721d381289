import type { Person, World } from '../people.ts';
import { normalEmail } from '../reply.ts';
import { type SourceId, sourceIds } from '../sources.ts';
import type { Breach } from './breaches.ts';
import type { Domain } from './domains.ts';

/**
 * What a source's answer about a person amounts to, when it is asked: scans ask about a domain only when it was proved.
 * Null when the story leaves it open.
 */
export type ExpectedState = 'found' | 'clear' | 'not-checked';

/** Derived from the facts, so that a test needs no list of its own. */
export function expectedState(person: Person, source: SourceId, world: World): ExpectedState | null {
  const behaviour = person.behaviour[source]?.kind;
  if (behaviour === 'hostile') return null;
  if (behaviour && behaviour !== 'slow') return 'not-checked';
  const known = knows[source];
  const answer = known(person, world);
  return answer === null ? null : answer ? 'found' : 'clear';
}

/** Every source whose state the story fixes. */
export function expectedStates(person: Person, world: World): Partial<Record<SourceId, ExpectedState>> {
  const states = sourceIds.map((source) => [source, expectedState(person, source, world)] as const);
  return Object.fromEntries(states.filter(([, state]) => state !== null));
}

type Knows = (person: Person, world: World) => boolean | null;

const breached =
  (...hidden: Breach['flags'][number][]): Knows =>
  (person, world) =>
    world.breachesOf(person).some(({ flags }) => !flags.some((flag) => hidden.includes(flag)));

const ownDomain =
  (tells: (domain: Domain) => boolean | null): Knows =>
  (person, world) => {
    const domain = world.domain(normalEmail(person.email).split('@')[1] ?? '');
    return domain && !domain.shared ? tells(domain) : null;
  };

const open: Knows = () => null;

const knows: Readonly<Record<SourceId, Knows>> = {
  'hibp-account': breached('sensitive', 'retired'),
  'hibp-account-range': breached('sensitive', 'retired'),
  'hibp-breaches': open,
  'hibp-domain': open,
  'hibp-stealer-logs': open,
  'hibp-pastes': ({ facts }) => (facts.pastes?.length ?? 0) > 0,
  'pwned-passwords': open,
  xposedornot: breached('sensitive', 'stealer-log'),
  'leakcheck-public': breached(),
  'hudsonrock-cavalier': ({ facts }) => facts.stealer !== undefined,
  emailrep: ({ facts }) => (facts.breaches || facts.spam || facts.reputation?.profiles.length ? null : false),
  stopforumspam: ({ facts }) => facts.spam !== undefined,
  'gravatar-v3': ({ facts }) => facts.profile !== undefined,
  'gravatar-legacy': ({ facts }) => facts.profile !== undefined,
  libravatar: ({ facts }) => facts.avatar ?? false,
  'openpgp-vks': ({ facts }) => facts.key?.servers.includes('openpgp-vks') ?? false,
  'hkp-ubuntu': ({ facts }) => facts.key?.servers.includes('hkp-ubuntu') ?? false,
  wkd: ({ facts }) => facts.key?.servers.includes('wkd') ?? false,
  'github-search-email': ({ facts }) => facts.github?.emailPublic ?? false,
  'github-search-commits': ({ facts }) => (facts.github?.commits.length ?? 0) > 0,
  'crtsh-email': ({ facts }) => (facts.mailCertificates?.length ?? 0) > 0,
  rdap: ownDomain((domain) => domain.registration?.registrant != null),
  doh: ownDomain((domain) => domain.dmarc === null || domain.spf === null || null),
  'mta-sts-securitytxt': open,
  'crtsh-domain': ownDomain((domain) => (domain.certificates.length === 0 ? false : null)),
  wayback: ownDomain(({ copies }) => (copies.wayback ?? 0) > 0),
  commoncrawl: ownDomain(({ copies }) => (copies.commoncrawl ?? 0) > 0),
  urlscan: ownDomain(({ copies }) => (copies.urlscan ?? 0) > 0),
  'bluesky-domain': ownDomain(({ copies }) => (copies['bluesky-domain'] ?? 0) > 0),
};
