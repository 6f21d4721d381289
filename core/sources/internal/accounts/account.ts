import { randomInt } from 'node:crypto';
import { getDomain } from 'tldts';
import type { DataClass } from '#contract/scans/exposures.ts';
import { type CheckMeans, defineSource, type Exposure, type Outcome, type SourceOf } from '#core/sources/define.ts';
import type { Vendor } from '#core/sources/internal/pacing/quota.ts';
import { anchorsIn, type Shown } from '#core/sources/queries/anchors.ts';
import { SourceTrouble } from '../trouble.ts';

type Account = Pick<SourceOf<'username'>, 'id' | 'name' | 'homepage' | 'reveals' | 'removal'> &
  Partial<Pick<SourceOf<'username'>, 'key' | 'vendor' | 'credit' | 'clearCovers' | 'maxBytes'>> & {
    hosts: readonly [string, ...string[]];
    /** Names that the service takes. */
    names: RegExp;
    /** Names that it has. */
    known: readonly [string, ...string[]];
    /** @param name one that the service takes */
    check(name: string, means: CheckMeans): Promise<Outcome>;
    /** What the owner of the account wrote about themself; null where there is none. */
    text?(name: string, means: CheckMeans): Promise<string | null>;
  };

/** A service that is asked whether it has a public account with a user name. */
export function accountSource({ names, known, check, text, ...own }: Account): SourceOf<'username'> {
  return defineSource({
    category: 'profiles',
    clearCovers: `Nobody has a public account under this user name at ${own.name}. Accounts under other names are not seen.`,
    needs: 'username',
    privacy: 'P2',
    key: null,
    vendor: politeVendor(own.hosts[0]),
    timeoutMs: 10_000,
    maxBytes: 500_000,
    cacheHours: 24,
    credit: null,
    ...own,
    control: { known, keptBy: 'people', impossible: () => impossibleName(names) },
    async check({ username }, means) {
      return check(nameTakenBy(names, username), means);
    },
    ...(text && { profileText: async ({ username }, means) => text(nameTakenBy(names, username), means) }),
  });
}

/** @throws SourceTrouble `not-applicable` */
function nameTakenBy(names: RegExp, username: string): string {
  const name = nameFor(names, username);
  if (name === null) throw new SourceTrouble('not-applicable');
  return name;
}

/** The name as a service takes it: one with capitals goes in small letters where it knows no others. */
export function nameFor(pattern: RegExp, username: string): string | null {
  return [username, username.toLowerCase()].find((name) => pattern.test(name)) ?? null;
}

/** Begins the id of a vendor whose pace is ours. */
const OURS = 'site:';

/** Below what anybody would notice, for somebody who publishes no limit. */
export function politeVendor(host: string, seconds = 1): Vendor {
  return { id: `${OURS}${getDomain(host) ?? host}`, windows: [{ most: 1, seconds }], concurrency: 1 };
}

/** Questions that one person's machine may send a host in a row: an answer, what proves it, and a redirect of each. */
const ROW = 4;

/**
 * A vendor as one person asks it, from a machine of their own: in the course of time no more often than a server does, but a few questions
 * one after the other, and two at once, as a browser has that opens a page. Limits that a vendor publishes stay as they are.
 */
export function inARow(vendor: Vendor): Vendor {
  if (!vendor.id.startsWith(OURS)) return vendor;
  const windows = vendor.windows.map(({ most, seconds }) => ({ most: most * ROW, seconds: seconds * ROW }));
  return { ...vendor, windows, concurrency: 2 };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Twenty letters by chance, or as many as fit. */
export function impossibleName(pattern: RegExp): string {
  const letters = Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const name = [20, 18, 15, 12].map((length) => letters.slice(0, length)).find((one) => pattern.test(one));
  if (name === undefined) throw new Error(`no long name fits ${pattern}`);
  return name;
}

interface Profile {
  where: string;
  username: string;
  url: string;
  since?: string | null;
  /** What else the profile shows: whether it does, the words and the class of data. */
  shows?: readonly (readonly [unknown, string, DataClass | null])[];
  evidence?: Exposure['evidence'];
  /** What of it can be compared with other profiles. */
  shown?: Shown;
}

/** A public profile under a user name: somebody's, and the person's own only when they say so. */
export function profileUnder({
  where,
  username,
  url,
  since,
  shows = [],
  evidence = [],
  shown: told = {},
}: Profile): Exposure {
  const shown = shows.filter(([present]) => Boolean(present));
  const anchors = anchorsIn(told);
  const classes = shown.flatMap(([, , dataClass]) => dataClass ?? []);
  return {
    key: `profile:${username.toLowerCase()}`,
    kind: 'profile',
    classes: [...new Set<DataClass>(['public-profile', 'name-or-username', ...classes])],
    exposed: ['Public profile', 'Username', ...shown.map(([, words]) => words)],
    breach: null,
    where,
    url,
    since: since ?? null,
    stillPublic: true,
    certainty: 'candidate',
    reach: 'own-profile',
    passwordStorage: null,
    evidence: [{ label: 'User name', value: username }, ...evidence],
    ...(anchors.length > 0 && { anchors }),
  };
}

/** @throws SourceTrouble `changed` when an answer is about another account than the one asked for */
export function mustBe(answered: string, asked: string): void {
  if (answered.toLowerCase() !== asked.toLowerCase()) throw new SourceTrouble('changed');
}
