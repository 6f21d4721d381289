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
}

/** Services that a file of their own asks, which reads more of the answer. */
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
  steam: 'steam',
};

/** The services' own conditions stand against asking. */
const notAsked: Readonly<Record<string, string>> = {
  reddit: 'Reddit wants its approval before anything is read.',
  threads: 'Its terms forbid automated questions, and its pages are behind a sign-in.',
  tiktok: 'Its terms forbid automated questions, and its pages are behind checks for robots.',
};

const sitesFile = path.resolve(import.meta.dirname, '../../core/sources/sites/sites.json');

/** @param version of a row's rule, by what it says */
function convert(site: Collected, version: (row: SiteRow) => number): SiteRow {
  const row: SiteRow = {
    id: site.id,
    name: site.name,
    topic: site.category,
    profile: site.profileUrl,
    probe: probeOf(site),
    redirects: redirectsOf(site),
    found: { status: site.found.status, ...given({ includes: site.found.bodyIncludes }) },
    absent: absentOf(site),
    names: site.usernamePattern,
    knownNames: site.knownNames as SiteRow['knownNames'],
    tier: site.tier,
    rule: { version: 1, from: site.detectionFrom, agreement: site.agreement, licence: licenceOf(site.detectionFrom) },
    ...given({ removal: site.removal, popularity: site.popularityRank, obstacles: site.knownBlocking }),
    ...given({ askedBy: askedBy[site.id], notAsked: notAsked[site.id] }),
  };
  return { ...row, rule: { ...row.rule, version: version(row) } };
}

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

/** A list that follows redirects means those between a site's own addresses. */
function redirectsOf(site: Collected): SiteRow['redirects'] {
  if (site.redirect === 'manual' || site.method === 'POST') return 'none';
  const hosts = [site.probeUrl ?? site.profileUrl, site.profileUrl].map(hostOf);
  return [...new Set(hosts.flatMap((host) => (host.startsWith(PLACE) ? [host] : [host, twin(host)])))].sort();
}

const twin = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/**
 * A marker of absence that also stands in the marker of a profile tells nothing. It is left out where the status alone
 * is enough.
 */
function absentOf({ found, notFound }: Collected): SiteRow['absent'] {
  const tells = (marker: string) => !found.bodyIncludes?.some((one) => one.includes(marker));
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
const fileText = (rows: readonly SiteRow[]): string => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/**
 * Writes core/sources/sites/sites.json from a collection in the form of its authors. A rule that is not what it was gets the
 * next version.
 * @returns how many rows there are
 */
export async function convertSites(collection: string): Promise<number> {
  const before = readRows(JSON.parse(await readFile(sitesFile, 'utf8')));
  const collected: Collected[] = JSON.parse(await readFile(collection, 'utf8'));
  const rows = readRows(collected.map((site) => convert(site, versionsAfter(before))));
  await writeFile(sitesFile, fileText(rows));
  return rows.length;
}
