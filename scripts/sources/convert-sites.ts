import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostOf, PLACE } from '#core/sources/sites/place.ts';
import { readRows, type SiteRow } from '#core/sources/sites/row.ts';

/** A site as the collection has it, as far as it is read. */
interface Collected {
  id: string;
  name: string;
  category: string;
  profileUrl: string;
  probeUrl?: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  requestBody?: unknown;
  redirect: 'manual' | 'follow';
  found: { status: number; bodyIncludes?: string[] };
  notFound: { status?: number; bodyIncludes?: string[]; bodyEquals?: string; redirectIncludes?: string };
  usernamePattern: string;
  knownNames: string[];
  tier: SiteRow['tier'];
  detectionFrom: string;
  agreement: string[];
  removal?: SiteRow['removal'];
  popularityRank?: number;
  knownBlocking?: string[];
  contestedBy?: string[];
  sensitive?: SiteRow['sensitive'];
  countries?: string[];
  engine?: string;
  stripsCharacters?: string;
}

/** Services that a file of their own asks, which reads more of the answer, or another row. */
const askedBy: Readonly<Record<string, string>> = {
  bluesky: 'bluesky',
  'chess-com': 'chesscom',
  codeberg: 'codeberg-user',
  'dev-community': 'devto',
  'docker-hub': 'docker-hub',
  gitea: 'gitea-user',
  github: 'github-user',
  gitlab: 'gitlab-user',
  'hacker-news': 'hackernews',
  inaturalist: 'inaturalist',
  keybase: 'keybase-user',
  'mcuuid-minecraft': 'mcuuid',
  steam: 'steam',
  'twitch-2': 'twitch',
  wikipedia: 'wikipedia-user',
};

/** The services' own conditions stand against asking, or nothing can be learned. */
const notAsked: Readonly<Record<string, string>> = {
  'google-maps': 'It asks for a number that the site gives out.',
  'memory-lol': 'It tells former names at another service.',
  openaire: 'It searches for authors by name, and shows no profile.',
  'rajce-net': 'What marks a profile stops right before its name.',
  streamlabs: 'It says of nobody what it says to robots.',
  reddit: 'Reddit wants its approval before anything is read.',
  threads: 'Its terms forbid automated questions, and its pages are behind a sign-in.',
  tiktok: 'Its terms forbid automated questions, and its pages are behind checks for robots.',
};

/** Sites whose own check a list has switched off since it was collected. */
const contested = new Set(['anilist']);

const lichessShows = {
  name: 'profile.realName',
  place: 'profile.location',
  text: ['profile.bio', 'profile.links'],
};

/**
 * Where software documents that an answer has what the owner wrote, by the question:
 * https://docs.joinmastodon.org/entities/Account/, https://docs.discourse.org/, https://lichess.org/api,
 * https://www.discogs.com/developers and https://dev.codewars.com/.
 */
const shownAt: readonly [RegExp, NonNullable<SiteRow['shows']>][] = [
  [
    /\/api\/v1\/accounts\/lookup\?acct=/,
    { name: 'display_name', picture: 'avatar', text: ['note'], links: ['fields.*.value'] },
  ],
  [
    /\/u\/\{username\}\.json$/,
    { name: 'user.name', place: 'user.location', text: ['user.bio_raw'], links: ['user.website'] },
  ],
  [/^https:\/\/lichess\.org\/api\/user\//, lichessShows],
  [
    /^https:\/\/api\.discogs\.com\/users\//,
    { name: 'name', place: 'location', text: ['profile'], links: ['home_page'] },
  ],
  [/^https:\/\/www\.codewars\.com\/api\/v1\/users\//, { name: 'name' }],
];

const shownBy = (site: Collected): SiteRow['shows'] =>
  shownAt.find(([question]) => question.test(probeOf(site).url))?.[1];

/** `more-sites` holds sites known from one list, which must prove themselves. */
export type SitesFile = 'sites' | 'more-sites';

const pathOf = (file: SitesFile) => path.resolve(import.meta.dirname, `../../core/sources/sites/${file}.json`);

/** @param version of a row's rule, by what it says */
function convert(site: Collected, file: SitesFile, version: (row: SiteRow) => number): SiteRow {
  const isContested = contested.has(site.id) || site.contestedBy !== undefined;
  const row: SiteRow = {
    id: site.id,
    name: site.name.replace(`${PLACE}.`, ''),
    topic: site.category,
    profile: site.profileUrl,
    probe: probeOf(site),
    redirects: redirectsOf(site),
    found: { status: site.found.status, ...given({ includes: site.found.bodyIncludes }) },
    absent: absentOf(site),
    names: namesOf(site),
    knownNames: site.knownNames as SiteRow['knownNames'],
    tier: site.tier,
    rule: { version: 1, from: site.detectionFrom, agreement: site.agreement, licence: licenceOf(site.detectionFrom) },
    ...given({ removal: site.removal, popularity: site.popularityRank, obstacles: site.knownBlocking }),
    ...given({ askedBy: askedBy[site.id], notAsked: notAsked[site.id] ?? whyNumbered(site) }),
    ...given({ mustProve: file === 'more-sites' || isContested ? (true as const) : undefined }),
    ...given({ sensitive: site.sensitive, countries: site.countries, engine: site.engine }),
    ...given({ strips: site.stripsCharacters, shows: shownBy(site) }),
  };
  return { ...row, rule: { ...row.rule, version: version(row) } };
}

const plainHost = (address: string): string => address.replace(/^https:\/\/[^/?]+/, (host) => host.toLowerCase());

const withPlainHosts = (site: Collected): Collected => ({
  ...site,
  profileUrl: plainHost(site.profileUrl),
  ...given({ probeUrl: site.probeUrl && plainHost(site.probeUrl) }),
});

/** The fields that have a value. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

function probeOf(site: Collected): SiteRow['probe'] {
  const headers = Object.entries(site.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    url: site.probeUrl ?? site.profileUrl,
    method: site.method,
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(site.requestBody === undefined ? {} : { body: JSON.stringify(site.requestBody) }),
  };
}

const UNSAFE = ['a/b', 'a?b', 'a#b', 'a%b', 'a:b', 'a@b', 'a b'];

/**
 * The site's own pattern, narrowed to what can stand in an address, and to names that the site looks up as they are: no dot where
 * the name is a label of the host, and no character that the site drops.
 */
function namesOf({ usernamePattern, profileUrl, probeUrl = profileUrl, stripsCharacters = '' }: Collected): string {
  const pattern = new RegExp(usernamePattern);
  const isLabel = [profileUrl, probeUrl].some((url) => hostOf(url).startsWith(PLACE));
  const refused = [...new Set(isLabel ? `.${stripsCharacters}` : stripsCharacters)].filter((one) =>
    pattern.test(`a${one}b`),
  );
  const conditions = [
    ...(UNSAFE.some((name) => pattern.test(name)) ? ['(?!\\.{1,2}$)(?=[A-Za-z0-9._-]{1,64}$)'] : []),
    ...(refused.length > 0 ? [`(?!.*[${refused.join('')}])`] : []),
  ];
  return conditions.length === 0 ? usernamePattern : `^${conditions.join('')}${usernamePattern.slice(1)}`;
}

/** A number that a site gives out is no user name. */
const whyNumbered = ({ usernamePattern }: Collected): string | undefined =>
  /[A-Za-z_]|\[\^/.test(usernamePattern.replace(/\\d|X/g, ''))
    ? undefined
    : 'It asks for a number that the site gives out.';

/** A list that follows redirects means those between a site's own addresses. */
function redirectsOf(site: Collected): SiteRow['redirects'] {
  if (site.redirect === 'manual' || site.method === 'POST') return 'none';
  const hosts = [site.probeUrl ?? site.profileUrl, site.profileUrl].map(hostOf);
  return [...new Set(hosts.flatMap((host) => (host.startsWith(PLACE) ? [host] : [host, twin(host)])))].sort();
}

const twin = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const BARE_TAG = /^<\/?[a-z]+>$/;

/**
 * A marker of absence that stands on every page, or in the marker of a profile, tells nothing. It is left out where the rest
 * is enough.
 */
function absentOf({ found, notFound }: Collected): SiteRow['absent'] {
  const tells = (marker: string) => !BARE_TAG.test(marker) && !found.bodyIncludes?.some((one) => one.includes(marker));
  const includes = notFound.bodyIncludes?.filter(tells);
  return given({
    status: notFound.status,
    includes: includes?.length ? includes : undefined,
    equals: notFound.bodyEquals,
    location: notFound.redirectIncludes,
  });
}

/** Of a rule that WhatsMyName has confirmed, but that is the vendor's, nothing was taken from it. */
function licenceOf(from: string): SiteRow['rule']['licence'] {
  if (/documentation/i.test(from)) return null;
  return from.includes('whatsmyname') ? 'CC-BY-SA-4.0' : 'MIT';
}

const ruleOf = ({ probe, redirects, found, absent }: SiteRow) => JSON.stringify([probe, redirects, found, absent]);

function versionsAfter(before: readonly SiteRow[]): (row: SiteRow) => number {
  const known = new Map(before.map((row) => [row.id, row]));
  return (row) => {
    const old = known.get(row.id);
    return old ? old.rule.version + Number(ruleOf(old) !== ruleOf(row)) : 1;
  };
}

/** One row a line, so that a change of one site reads as one. */
const fileText = (rows: readonly SiteRow[]): string => {
  const lines = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((row) => JSON.stringify(row));
  return `[\n${lines.join(',\n')}\n]\n`;
};

/**
 * Writes a file of core/sources/sites from a collection in the form of its authors. A rule that is not what it was gets the
 * next version.
 * @returns how many rows there are
 */
export async function convertSites(collection: string, file: SitesFile): Promise<number> {
  const before = readRows(JSON.parse(await readFile(pathOf(file), 'utf8')), file);
  const collected: Collected[] = JSON.parse(await readFile(collection, 'utf8'));
  const version = versionsAfter(before);
  const rows = readRows(
    collected.map(withPlainHosts).map((site) => convert(site, file, version)),
    file,
  );
  await writeFile(pathOf(file), fileText(rows));
  return rows.length;
}
