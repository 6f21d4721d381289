import { escapePattern, homeOf, putInAddress } from '#core/sources/sites/place.ts';
import type { SiteRow } from '#core/sources/sites/row.ts';
import type { Delivery } from '../reply.ts';

/** How whoever is asked about somebody may treat questions. */
export const commonMoods = [
  'truthful',
  'lying', // says "found" to everything
  'blind', // says "absent" to everything
  'blocking', // 403
  'limited', // 429
  'challenging', // a wall against robots
  'soft-404', // a friendly page with status 200 for whoever is not there
  'login-redirecting', // sends everybody to a page for signing in
  'slow', // answers when nobody waits any more
  'stale', // redesigned: the statuses stay, and the words that the rule knows are gone
  'reset', // breaks the connection
  'empty', // status 200 and no body
] as const;

/** How profile sites may treat names. */
export const nameMoods = [
  'cutting', // reads a name up to its first dot
  'finding-short', // finds every name of fewer than twelve characters
  'wildcard', // takes an underscore for any letter
  'hyphens', // takes a hyphen for an underscore, and the other way round
  'lower-casing', // sends every name with capitals on to the same in small letters, whether it has it or not
  'taken', // finds every name that is too long to be given to anybody
  'reserving', // finds the names of its own pages
] as const;

/** What profile sites may show in place of a profile, with status 200. */
export const pageMoods = [
  'suspending', // that the account was suspended
  'deleting', // that the account was deleted
  'asking-consent', // to everybody, a question for consent
  'asking-age', // to everybody, a question for their age
  'geo-blocking', // to everybody, that it is not available where they are
] as const;

export const moods = [...commonMoods, ...nameMoods, ...pageMoods] as const;
export type Mood = (typeof moods)[number];
type CommonMood = (typeof commonMoods)[number];

/** What goes over the wire. */
export interface SiteReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  delivery?: Delivery;
}

/** A site in its own words. */
export interface Site {
  found(name: string): SiteReply;
  absent(name: string): SiteReply;
  /** Where it is asked about a name, if the name stands in an address. */
  addressOf?(name: string): string;
}

/** A question about a name to a site that has these names. */
export interface AskedName {
  name: string;
  members: readonly string[];
}

/** What a site in some mood says of a name. */
export function answerAs(site: Site, { name, members }: AskedName, mood: Mood): SiteReply {
  if (isOneOf(bends, mood)) {
    const shown = bends[mood](name, members);
    return shown === undefined ? site.absent(name) : site.found(shown);
  }
  if (isOneOf(notices, mood)) return memberCalled(name, members) ? notices[mood] : site.absent(name);
  if (isOneOf(gates, mood)) return gates[mood];
  if (mood === 'lower-casing') return lowerCased(site, { name, members });
  return answerCommonly(site, { name, exists: memberCalled(name, members) !== undefined }, mood);
}

const isOneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, mood: string): mood is Key =>
  Object.hasOwn(table, mood);

const memberCalled = (name: string, members: readonly string[]): string | undefined =>
  members.find((member) => member.toLowerCase() === name.toLowerCase());

type Bend = Exclude<(typeof nameMoods)[number], 'lower-casing'>;

const PAGES = ['about', 'admin', 'help', 'login'];
const withUnderscores = (name: string) => name.toLowerCase().replaceAll('-', '_');

/** Whose profile a site shows that does not take names as they are. */
const bends: Readonly<Record<Bend, (name: string, members: readonly string[]) => string | undefined>> = {
  cutting: (name, members) => memberCalled(name.split('.')[0] ?? '', members),
  'finding-short': (name, members) => (name.length < 12 ? name : memberCalled(name, members)),
  wildcard(name, members) {
    const pattern = new RegExp(`^${name.split('_').map(escapePattern).join('.')}$`, 'i');
    return members.find((member) => pattern.test(member));
  },
  hyphens: (name, members) => members.find((member) => withUnderscores(member) === withUnderscores(name)),
  taken: (name, members) => (name.length > 30 ? name : memberCalled(name, members)),
  reserving: (name, members) => PAGES.find((page) => page === name.toLowerCase()) ?? memberCalled(name, members),
};

/** With the status that means something else at this site, if a redirect does. */
function lowerCased(site: Site, { name, members }: AskedName): SiteReply {
  const small = name.toLowerCase();
  if (small === name || !site.addressOf) return answerAs(site, { name, members }, 'truthful');
  const status = [site.absent(name).status, site.found(name).status].find(isRedirect) ?? 301;
  return { status, headers: { ...HTML, location: site.addressOf(small) }, body: '' };
}

function answerCommonly(site: Site, { name, exists }: { name: string; exists: boolean }, mood: CommonMood): SiteReply {
  switch (mood) {
    case 'truthful':
      return exists ? site.found(name) : site.absent(name);
    case 'lying':
      return site.found(name);
    case 'blind':
      return site.absent(name);
    case 'soft-404':
      return exists ? site.found(name) : page(200, 'Welcome', '<p>We could not find that one. Look around!</p>');
    case 'stale':
      return redesigned(exists ? site.found(name) : site.absent(name));
    default:
      return outages[mood](site, name);
  }
}

/** Other words with the status as it was. A place to which it sends is gone, as the words are. */
const redesigned = ({ status }: SiteReply) => page(isRedirect(status) ? 404 : status, 'A new look', '<p>Hello.</p>');

type Outage = Exclude<CommonMood, 'truthful' | 'lying' | 'blind' | 'soft-404' | 'stale'>;

const outages: Readonly<Record<Outage, (site: Site, name: string) => SiteReply>> = {
  blocking: () => page(403, 'Forbidden', '<h1>Forbidden</h1>'),
  limited: () => ({ ...page(429, 'Too many requests', ''), headers: { ...HTML, 'retry-after': '60' } }),
  challenging: () => ({ ...page(403, 'Just a moment...', ''), headers: { ...HTML, 'cf-mitigated': 'challenge' } }),
  'login-redirecting': (_site, name) => ({
    status: 302,
    headers: { ...HTML, location: `/login?next=${encodeURIComponent(`/${name}`)}` },
    body: '',
  }),
  slow: (site, name) => ({ ...site.found(name), delivery: { kind: 'hang' } }),
  reset: (site, name) => ({ ...site.found(name), delivery: { kind: 'reset' } }),
  empty: () => ({ status: 200, headers: HTML, body: '' }),
};

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const page = (status: number, title: string, body: string): SiteReply => ({
  status,
  headers: HTML,
  body: `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`,
});

const isRedirect = (status = 200) => status >= 300 && status < 400;

const notices = {
  suspending: page(200, 'Account suspended', '<h1>This account has been suspended</h1>'),
  deleting: page(200, 'Not here', '<h1>The user has deleted this account.</h1>'),
} as const;

const gates = {
  'asking-consent': page(200, 'Before you continue', '<form>We and our partners use cookies.</form>'),
  'asking-age': page(200, 'Age verification', '<form>Are you over 18?</form>'),
  'geo-blocking': page(200, 'Not available in your country', '<p>Sorry!</p>'),
} as const;

/** What the owner of a profile wrote about themself. */
export interface Owner {
  name: string;
  place?: string;
  link?: string;
}

/**
 * The site of a row, in the forms of the row's own rule.
 * @param options.isSilent whether its profiles show no name
 * @param options.owner what the owner wrote, where the row says that a profile has it
 */
export const siteOf = (
  row: SiteRow,
  { isSilent = false, owner }: { isSilent?: boolean; owner?: Owner } = {},
): Site => ({
  found: (name) => (isSilent ? silentProfileOf(row) : profileOf(row, name, owner)),
  absent: () => absenceOf(row),
  addressOf: (name) => putInAddress(row.probe.url, name),
});

function profileOf({ found, profile, shows }: SiteRow, name: string, owner?: Owner): SiteReply {
  const address = putInAddress(profile, name);
  const [marker] = found.includes ?? [];
  if (shows && owner) return withWords(found.status, ownDataWith(name, marker, shows, owner));
  if (isRedirect(found.status))
    return withWords(found.status, marker ?? '', { location: putInAddress(profile, `${name}-1`) });
  if (marker && isData(marker)) return withWords(found.status, dataWith(name, marker));
  const head = `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
  return withWords(found.status, `${marker ?? ''}<p>${name}</p>`, {}, head);
}

function silentProfileOf({ found, profile }: SiteRow): SiteReply {
  const to = isRedirect(found.status) ? { location: profile.replaceAll('{username}', '12345') } : {};
  return withWords(found.status, found.includes?.[0] ?? '<h1>Profile</h1>', to);
}

/** Data that names a user and holds a marker, which may be half of a field. */
function dataWith(name: string, marker: string): string {
  const text = JSON.stringify(name);
  const endings = ['}', '"}', `${text}}`, `:${text}}`, `:${text}}}`, `":${text}}}`, '}}', '}]}', '"]}', `":${text}}]}`];
  const whole = endings.map((ending) => `{"username":${text},${marker}${ending}`);
  return whole.find(isJson) ?? marker;
}

/** Data with what the owner wrote, at the places that the row names. */
function ownDataWith(name: string, marker = '', shows: NonNullable<SiteRow['shows']>, owner: Owner): string {
  const plain = marker === '' || !isData(marker) ? '{}' : dataWith(name, marker);
  const data = { username: name, ...(isJson(plain) ? JSON.parse(plain) : {}), ...(isData(marker) ? {} : { marker }) };
  const fields: readonly (readonly [string | undefined, string | undefined])[] = [
    [shows.name, owner.name],
    [shows.place, owner.place],
    [shows.links?.[0] ?? shows.text?.[0], owner.link],
  ];
  for (const [path, value] of fields) if (path && value) putAt(data, path.split('.'), value);
  return JSON.stringify(data);
}

function putAt(data: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) data[key] = value;
  else if (rest[0] === '*') {
    const one = {};
    data[key] = [one];
    putAt(one, rest.slice(1), value);
  } else {
    const within = typeof data[key] === 'object' && data[key] !== null ? { ...data[key] } : {};
    data[key] = within;
    putAt(within, rest, value);
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

function absenceOf({ absent, probe }: SiteRow): SiteReply {
  const status = absent.status ?? 200;
  const to = isRedirect(status) ? { location: `https://${absent.location ?? `${homeOf(probe.url)}/`}` } : {};
  if (absent.equals !== undefined) return { status, headers: { ...JSON_TYPE, ...to }, body: absent.equals };
  return withWords(status, absent.includes?.[0] ?? '', to);
}

const JSON_TYPE = { 'content-type': 'application/json' };

const isData = (words: string): boolean => /^["{[]/.test(words);

/** Around words of a page stands a page; what looks like data is sent as it is. */
function withWords(status: number, words: string, headers: Record<string, string> = {}, head = ''): SiteReply {
  if (isData(words)) return { status, headers: { ...JSON_TYPE, ...headers }, body: words };
  const body = `<!doctype html><html><head>${head}</head><body>${words}</body></html>`;
  return { status, headers: { ...HTML, ...headers }, body };
}
