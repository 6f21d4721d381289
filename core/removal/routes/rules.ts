import { getDomain, parse } from 'tldts';
import type { RouteState } from '#contract/removal/routes.ts';
import type { removalRoutes } from './schema.ts';

const DAY_MS = 86_400_000;

/** No site is asked again sooner. */
export const siteRestMs = 7 * DAY_MS;

/** How often the job runs, in minutes; its schedule says the same. */
export const roundMinutes = 5;

/** People's word does not withhold an address so long after staff have seen that it works. */
export const restoredForMs = 90 * DAY_MS;

/** Addresses that one account may report in a day. */
export const mostBouncesADay = 5;

/** A page that is missing once may be back the next week. */
const MISSES_THAT_COUNT = 2;

/** Services on whose hosts companies put their forms: a redirect to one of them is no other company's site. */
const FORM_HOSTS: ReadonlySet<string> = new Set([
  'onetrust.com',
  'trustarc.com',
  'securiti.ai',
  'transcend.io',
  'ketch.com',
  'datagrail.io',
  'zendesk.com',
  'freshdesk.com',
  'salesforce.com',
  'force.com',
  'my.site.com',
  'custhelp.com',
  'iubenda.com',
  'typeform.com',
  'jotform.com',
  'formstack.com',
  'google.com',
  'forms.gle',
  'office.com',
  'wirewheel.io',
  'mineos.ai',
  'osano.com',
  'cookiebot.com',
  'usercentrics.eu',
]);

/** Hosts of sellers of domains: a redirect to one of them says that the domain is for sale. */
const PARKING_HOSTS: ReadonlySet<string> = new Set([
  'afternic.com',
  'bodis.com',
  'dan.com',
  'domainmarket.com',
  'godaddy.com',
  'hugedomains.com',
  'parkingcrew.net',
  'sedo.com',
  'sedoparking.com',
  'uniregistry.com',
  'namebright.com',
  'above.com',
]);

/** Registrable domain, of a private suffix too; the host itself where there is none. */
export const siteOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host;

const SHORTEST_LABEL = 4;

/** `example.com` and `example.co.uk`. */
function isSameLabel(one: string, other: string): boolean {
  const label = parse(one).domainWithoutSuffix;
  return label !== null && label.length >= SHORTEST_LABEL && label === parse(other).domainWithoutSuffix;
}

/** Whose a host is that a route leads to. */
export interface RouteOwner {
  /** Host of the route itself. */
  host: string;
  /** Domains of the companies that it belongs to. */
  domains: readonly string[];
  acceptedHost: string | null;
}

/** What a redirect to a host says of a route. */
export function judgeHost(host: string, { host: own, domains, acceptedHost }: RouteOwner): 'own' | 'moved' | 'parked' {
  const site = siteOf(host);
  const known = [own, ...domains].map(siteOf);
  if (host === acceptedHost || known.includes(site)) return 'own';
  if (PARKING_HOSTS.has(site)) return 'parked';
  if (FORM_HOSTS.has(site) || known.some((one) => isSameLabel(one, site))) return 'own';
  return 'moved';
}

/** What one look at a route saw. */
export interface Look {
  state: RouteState;
  status: number | null;
  finalHost: string | null;
  textSum: string | null;
}

type Row = typeof removalRoutes.$inferSelect;

/** What is written of a look, given the row before it. */
export function afterLook(before: Row | null, look: Look, now: Date): Omit<Row, 'url' | 'site' | 'acceptedHost'> {
  const misses = look.state === 'missing' ? (before?.misses ?? 0) + 1 : 0;
  const isChanged = Boolean(before?.textSum && look.textSum && before.textSum !== look.textSum);
  return {
    ...look,
    askedAt: now,
    textSum: look.textSum ?? before?.textSum ?? null,
    changedAt: isChanged ? now : (before?.changedAt ?? null),
    // A site that keeps silent is as it was.
    misses: look.state === 'silent' ? (before?.misses ?? 0) : misses,
    withheldAt: isWithheldBy(look.state, misses, before) ? (before?.withheldAt ?? now) : null,
  };
}

function isWithheldBy(state: RouteState, misses: number, before: Row | null): boolean {
  if (state === 'moved' || state === 'parked') return true;
  if (state === 'answers' || state === 'wordless') return false;
  return Boolean(before?.withheldAt) || misses >= MISSES_THAT_COUNT;
}

/** A route of the directory with what is known of it. */
export interface PlannedRoute {
  url: string;
  site: string;
  known: Row | null;
}

/**
 * The routes to look at now: one of each site that rests no more, those first that were asked least recently. Their number
 * spreads all sites over a week.
 */
export function routesDue(routes: readonly PlannedRoute[], now: Date): PlannedRoute[] {
  const sites = Map.groupBy(routes, ({ site }) => site);
  const rounds = siteRestMs / (roundMinutes * 60_000);
  const most = Math.ceil(sites.size / rounds) + 1;
  return [...sites.values()]
    .map((own) => ({ next: own.toSorted(byTurn)[0], lastAt: Math.max(...own.map(askedMs)) }))
    .filter(({ lastAt }) => now.getTime() - lastAt >= siteRestMs)
    .sort((a, b) => a.lastAt - b.lastAt)
    .slice(0, most)
    .flatMap(({ next }) => next ?? []);
}

const askedMs = ({ known }: PlannedRoute): number => known?.askedAt.getTime() ?? 0;

/** A page that was missing is looked at again before the others of its site. */
const byTurn = (a: PlannedRoute, b: PlannedRoute): number =>
  Number(isMissingOnce(b)) - Number(isMissingOnce(a)) || askedMs(a) - askedMs(b) || (a.url < b.url ? -1 : 1);

const isMissingOnce = ({ known }: PlannedRoute): boolean => known?.misses === 1;
