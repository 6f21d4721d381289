import type { SiteRow } from '#core/sources/sites/row.ts';
import type { Delivery } from '../reply.ts';

/** How a profile site may treat questions. */
export const moods = [
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
export type Mood = (typeof moods)[number];

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
}

/** What a site in some mood says of a name. */
export function answerAs(site: Site, { name, exists }: { name: string; exists: boolean }, mood: Mood): SiteReply {
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

type Outage = Exclude<Mood, 'truthful' | 'lying' | 'blind' | 'soft-404' | 'stale'>;

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

/** The site of a row, in the forms of the row's own rule. */
export const siteOf = (row: SiteRow): Site => ({ found: (name) => profileOf(row, name), absent: () => absenceOf(row) });

function profileOf({ found, profile }: SiteRow, name: string): SiteReply {
  const to = isRedirect(found.status) ? { location: profile.replaceAll('{username}', `${name}-1`) } : {};
  return withWords(found.status, found.includes?.[0] ?? `<h1>${name}</h1>`, to);
}

function absenceOf({ absent }: SiteRow): SiteReply {
  const status = absent.status ?? 200;
  const to = isRedirect(status) ? { location: absent.location ? `https://${absent.location}` : '/' } : {};
  return withWords(status, absent.equals ?? absent.includes?.[0] ?? '', to, absent.equals !== undefined);
}

/** Around words of a page stands a page; what looks like data is sent as it is. */
function withWords(status: number, words: string, headers: Record<string, string>, whole = false): SiteReply {
  if (whole || /^["{[]/.test(words))
    return { status, headers: { 'content-type': 'application/json', ...headers }, body: words };
  const body = `<!doctype html><html><head></head><body>${words}</body></html>`;
  return { status, headers: { ...HTML, ...headers }, body };
}
