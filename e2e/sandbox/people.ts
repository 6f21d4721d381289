import { type Breach, breaches } from './people/breaches.ts';
import { type Domain, domains } from './people/domains.ts';
import { peopleWithKinds } from './people/kinds-of-data.ts';
import { peopleWithOutages } from './people/outages.ts';
import type { Person } from './people/person.ts';
import { peopleWithStories } from './people/stories.ts';
import { normalEmail } from './reply.ts';
import { fullNameAt, isCalled, namesAt, namesakes, ownerAt } from './sites/accounts.ts';
import type { Mood, Owner } from './sites/moods.ts';
import { hexOf, wkdHash } from './wire/digests.ts';

export type { Breach } from './people/breaches.ts';
export type { Domain } from './people/domains.ts';
export type { Behaviour, Person } from './people/person.ts';

/** Everybody the sandbox knows. Nobody is real; anybody else is unknown to every source. */
export const people: readonly Person[] = [...peopleWithStories, ...peopleWithKinds, ...peopleWithOutages];

/** What the outside knows, looked up the way each source is asked. */
export interface World {
  now: Date;
  breaches: readonly Breach[];
  byEmail(email: string): Person | null;
  /** @param hash lower-case or upper-case hex of the trimmed, lower-cased address */
  byHash(algorithm: 'md5' | 'sha1' | 'sha256', hash: string): Person | null;
  /** @param prefix first hex characters of SHA-1 */
  bySha1Prefix(prefix: string): Person[];
  byWkdHash(domain: string, hash: string): Person | null;
  byProfileName(username: string): Person | null;
  /** The one person of a domain of their own; null for a domain that several share. */
  byDomain(domain: string): Person | null;
  domain(name: string): Domain | null;
  /** Names of breaches that nobody has published yet: no list has them, and no address is in them. */
  withheld: Set<string>;
  /** TXT records that somebody publishes at a domain, beside those it has: as its owner would, to prove that it is theirs. */
  published: Map<string, string[]>;
  /** Domains that Have I Been Pwned has seen its record at. */
  shownToHibp: Set<string>;
  /** What the owners of accounts at GitHub wrote about themselves, by user name in small letters. */
  bios: Map<string, string>;
  breachesOf(person: Person): Breach[];
  byUsername(name: string): Person | null;
  /** Names of the accounts at a site, by the id of its source. */
  namesAt(site: string): string[];
  /** The full name that the account shows; null where it shows none. */
  fullNameAt(site: string, name: string): string | null;
  /** What the owner of an account wrote about themself; null where the stories do not say. */
  ownerAt(site: string, name: string): Owner | null;
  /** How sites answer that do not answer truthfully. */
  moods: Map<string, Mood>;
  moodOf(site: string): Mood;
  /** A day so many months ago. */
  ago(months: number): Date;
}

const accounts = [...people.flatMap(({ facts }) => facts.usernames ?? []), ...namesakes];

const domain = (name: string) => domains.find((entry) => entry.name === name) ?? null;
const domainOf = (person: Person) => normalEmail(person.email).split('@')[1] ?? '';
const localOf = (person: Person) => normalEmail(person.email).split('@')[0] ?? '';

/** @param now the moment that all ages count back from */
export function createWorld(now = new Date()): World {
  const moods = new Map<string, Mood>();
  const hash = (algorithm: 'md5' | 'sha1' | 'sha256', person: Person) => hexOf(algorithm, normalEmail(person.email));
  const withheld = new Set<string>();
  const isPublished = ({ name }: Breach) => !withheld.has(name);
  return {
    now,
    get breaches() {
      return breaches.filter(isPublished);
    },
    withheld,
    byEmail: (email) => people.find((person) => normalEmail(person.email) === normalEmail(email)) ?? null,
    byHash: (algorithm, wanted) =>
      people.find((person) => hash(algorithm, person) === wanted.trim().toLowerCase()) ?? null,
    bySha1Prefix: (prefix) => people.filter((person) => hash('sha1', person).startsWith(prefix.toLowerCase())),
    byWkdHash: (domain, wanted) =>
      people.find((person) => domainOf(person) === domain && wkdHash(localOf(person)) === wanted) ?? null,
    byProfileName: (username) => people.find((person) => person.facts.profile?.username === username) ?? null,
    byDomain(name) {
      if (domain(name)?.shared) return null;
      return people.find((person) => domainOf(person) === name) ?? null;
    },
    domain,
    published: new Map(),
    shownToHibp: new Set(),
    bios: new Map(),
    byUsername: (name) => people.find(({ facts }) => facts.usernames?.some((own) => isCalled(own, name))) ?? null,
    namesAt: (site) => namesAt(accounts, site),
    fullNameAt: (site, name) => fullNameAt(accounts, site, name),
    ownerAt: (site, name) => ownerAt(accounts, site, name),
    moods,
    moodOf: (site) => moods.get(site) ?? moods.get('*') ?? 'truthful',
    breachesOf: (person) =>
      breaches.filter((breach) => isPublished(breach) && person.facts.breaches?.includes(breach.name)),
    ago: (months) => monthsBefore(now, months),
  };
}

/** Never later in the month than the 28th, so that no month swallows a day. */
function monthsBefore(now: Date, months: number): Date {
  const day = Math.min(now.getUTCDate(), 28);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 9, 30));
}
