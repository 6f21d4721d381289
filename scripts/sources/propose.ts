import { impossibleName } from '#core/sources/internal/accounts/account.ts';
import { hostOf, PLACE, putInAddress } from '#core/sources/sites/place.ts';
import { readRows, type SiteRow } from '#core/sources/sites/row.ts';
import { type Outgoing, OutgoingError, type OutgoingResponse } from '#platform/http/outgoing.ts';

/** Names that nearly every site takes. */
const NAMES = String.raw`^(?!\.{1,2}$)[A-Za-z0-9._-]{1,64}$`;
const NAMES_IN_HOST = '^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$';

/** The address is none of a profile, or the site answers alike about everybody, not alike about two of the same kind, or not at all. */
export class NoRuleError extends Error {}

/**
 * A row for a site, from what it answers about two people who are there and two names that nobody has.
 * @param page of a profile, with the first name in it or `{username}` in its place
 * @throws NoRuleError when nothing in the answers tells them apart
 */
export async function proposeRow(page: string, names: readonly [string, string], outgoing: Outgoing): Promise<SiteRow> {
  if (names[0] === names[1]) throw new NoRuleError('A rule needs two people: one name says nothing about others.');
  const profile = withPlace(page, names[0]);
  const pattern = hostOf(profile).includes(PLACE) ? NAMES_IN_HOST : NAMES;
  const ask = async (name: string) => pageOf(await fetchPage(putInAddress(profile, name), outgoing), name);
  const found = [await ask(names[0]), await ask(names[1])] as const;
  const absent = [
    await ask(impossibleName(new RegExp(pattern))),
    await ask(impossibleName(new RegExp(pattern))),
  ] as const;
  const site = hostOf(profile)
    .replace(`${PLACE}.`, '')
    .replace(/^www\./, '');
  const row = {
    id: site.replace(/\.[^.]+$/, '').replace(/[^a-z0-9]+/g, '-'),
    name: site,
    topic: 'social',
    profile,
    probe: { url: profile, method: 'GET' as const },
    redirects: 'none' as const,
    ...ruleOf(found, absent),
    names: pattern,
    knownNames: [...names],
    tier: 'C' as const,
    rule: { version: 1, from: 'two names', agreement: [], licence: null },
  };
  return readRows([row])[0] as SiteRow;
}

/** The address with the place of a name in it: the last that holds the name and no more of a word, as github.com does not hold `git`. */
function withPlace(page: string, name: string): string {
  if (hostOf(page) === '') throw new NoRuleError(`${page} is no address that begins with https://.`);
  if (page.includes(PLACE)) return page;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const places = page.matchAll(new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`, 'g'));
  const last = [...places].at(-1)?.index;
  if (last === undefined) throw new NoRuleError(`${page} does not hold the name ${name}.`);
  return page.slice(0, last) + PLACE + page.slice(last + name.length);
}

interface Page {
  status: number;
  /** Pieces of the page that do not hold the name. */
  pieces: Set<string>;
}

async function fetchPage(url: string, outgoing: Outgoing): Promise<OutgoingResponse> {
  try {
    return await outgoing.fetch({ url, timeoutMs: 20_000, maxBytes: 5_000_000, allow: [new URL(url).hostname] });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    throw new NoRuleError(`${url} gave no answer from this machine (${error.reason}).`, { cause: error });
  }
}

/** Says where a page is, and nothing of whether somebody is there. */
const OWN_ADDRESS = /rel="canonical"|og:url/i;

function pageOf(response: OutgoingResponse, name: string): Page {
  const pieces = response
    .text()
    .split(/(?<=>)|(?=<)|[\r\n]+/)
    .filter((piece) => !OWN_ADDRESS.test(piece))
    .flatMap((piece) => piece.split(name))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 8 && piece.length <= 80 && !/^<\/?\w+>$/.test(piece));
  return { status: response.status, pieces: new Set(pieces) };
}

type Pair = readonly [Page, Page];

function ruleOf(found: Pair, absent: Pair): Pick<SiteRow, 'found' | 'absent'> {
  const [there, missing] = [statusOf(found), statusOf(absent)];
  const [profile, nobody] = [markerOf(found, absent), markerOf(absent, found)];
  if (there === missing && nobody === null)
    throw new NoRuleError(`It answers ${there} with the same words about everybody.`);
  return {
    found: { status: there, ...(profile ? { includes: [profile] } : {}) },
    absent: { status: missing, ...(nobody ? { includes: [nobody] } : {}) },
  };
}

function statusOf([one, other]: Pair): number {
  if (one.status !== other.status)
    throw new NoRuleError(`It answers ${one.status} and ${other.status} about two names of one kind.`);
  if (one.status >= 400 && one.status !== 404 && one.status !== 410)
    throw new NoRuleError(`It answers ${one.status}: it does not want to be asked.`);
  return one.status;
}

/** A piece of both pages that stands nowhere in the others; words of a title or about profiles first. */
function markerOf([one, other]: Pair, others: Pair): string | null {
  const elsewhere = others.flatMap(({ pieces }) => [...pieces]);
  const own = [...one.pieces].filter(
    (piece) => other.pieces.has(piece) && !elsewhere.some((another) => another.includes(piece)),
  );
  return own.find((piece) => /title|profile|not found/i.test(piece)) ?? own[0] ?? null;
}
