import type { Exposure } from '#core/sources/define.ts';
import { impossibleName } from '#core/sources/impossible.ts';
import { dateOf } from '../dates.ts';

/** A copy of a page, in an archive that everybody may search. */
export interface PageCopy {
  /** Lower-cased host of the page. */
  host: string;
  /** `YYYY-MM-DD`; null where the archive tells none that can be read. */
  savedOn: string | null;
}

/** Where the copies are. */
interface Archive {
  name: string;
  /** What it lists of the domain, for the person to look through. */
  url: string;
  /** "Saved pages" */
  kind: string;
  /** There may be more than were asked for. */
  isCut: boolean;
}

/** Below a domain that is kept for examples (RFC 2606), so that it has no pages. */
export const impossibleDomain = (): string => `${impossibleName()}.example`;

/** Whether a host is the domain or stands below it. */
export const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Host of a page's address, lower-cased; null where it is no address of a page. */
export function hostOfPage(address: string): string | null {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.hostname : null;
}

/** `YYYYMMDDhhmmss`, as archives write it, as `YYYY-MM-DD`. */
export const dayOfTimestamp = (timestamp: string): string | null =>
  dateOf(timestamp.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'));

/** All copies together: how many, of which hosts and from when. Addresses stay out, as some hold secrets. */
export function copiesExposure(copies: readonly PageCopy[], { name, url, kind, isCut }: Archive): Exposure[] {
  if (copies.length === 0) return [];
  const days = copies.flatMap(({ savedOn }) => savedOn ?? []).sort();
  const [first, last] = [days[0] ?? null, days.at(-1) ?? null];
  const hosts = [...new Set(copies.map(({ host }) => host))].sort();
  return [
    {
      key: 'pages',
      kind: 'domain',
      classes: ['archived-page'],
      exposed: [kind],
      breach: null,
      where: name,
      url,
      since: first,
      stillPublic: true,
      certainty: 'verified',
      reach: 'open',
      passwordStorage: null,
      evidence: [
        { label: 'Pages', value: isCut ? `${copies.length} or more` : String(copies.length) },
        { label: 'Hosts', value: hosts.slice(0, 5).join(', ') },
        ...(first && last && first !== last ? [{ label: 'Newest of them', value: last }] : []),
      ],
    },
  ];
}
