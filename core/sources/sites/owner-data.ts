import type { Shown } from '#core/sources/queries/anchors.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import type { SiteRow } from './row.ts';

type Shows = NonNullable<SiteRow['shows']>;

/** Of one field; what is longer is no name, place or link. */
const MOST_LENGTH = 1_000;

/** Text in the fields that have it as HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*\shref="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();

/** What the owner of a profile wrote about themself, read where the row says that the answer has it. Nothing where it has none. */
export function ownerDataIn({ shows }: Pick<SiteRow, 'shows'>, response: OutgoingResponse): Shown {
  const data = shows && parseObject(response.text());
  if (!data) return {};
  const allAt = (path: string | undefined) => (path ? textsAt(data, path.split('.')) : []);
  const firstAt = (field: Exclude<keyof Shows, 'links' | 'text'>) => allAt(shows[field])[0] ?? null;
  return {
    name: firstAt('name'),
    place: firstAt('place'),
    picture: firstAt('picture'),
    text: (shows.text ?? []).flatMap(allAt).join('\n'),
    // Of markup, the address comes before the words of its link.
    links: (shows.links ?? []).flatMap(allAt).map((link) => link.split(/\s/)[0]),
  };
}

function parseObject(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}

/** Every text at a path of keys, where `*` stands for each entry of a list. */
function textsAt(data: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined)
    return typeof data === 'string' && data.trim() !== '' && data.length <= MOST_LENGTH ? [plainText(data)] : [];
  if (typeof data !== 'object' || data === null) return [];
  const within = key === '*' ? Object.values(data) : Object.hasOwn(data, key) ? [Reflect.get(data, key)] : [];
  return within.flatMap((one) => textsAt(one, rest));
}
