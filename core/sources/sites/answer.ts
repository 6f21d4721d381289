import { Absence, Recognised } from '#core/sources/internal/recognised.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { decodePart } from './place.ts';
import type { SiteRow } from './row.ts';

type Rule = Pick<SiteRow, 'found' | 'absent'>;

/** What a rule looks at. */
interface Seen {
  status: number;
  text: string;
  location: string;
  /** Whether no more text comes. */
  isWhole: boolean;
}

/** null = it depends on what is still to come. */
type Known = boolean | null;

const negationOf = (value: Known): Known => (value === null ? null : !value);
const someOf = (values: readonly Known[]): Known =>
  values.includes(true) ? true : values.includes(null) ? null : false;
const everyOf = (values: readonly Known[]): Known => negationOf(someOf(values.map(negationOf)));

const seenIn = (response: OutgoingResponse, isWhole: boolean): Seen => ({
  status: response.status,
  text: response.text(),
  location: response.headers.get('location') ?? '',
  isWhole,
});

/**
 * What an answer means by a row's rule: absence first, then a profile, and nothing else. Refusals and walls have been
 * sorted out before.
 * @throws SourceTrouble `changed` when it is neither
 */
export function readAnswer(rule: Rule, response: OutgoingResponse): Absence | Recognised<true> {
  const { status } = response;
  const seen = seenIn(response, true);
  if (isAbsent(rule, seen)) return new Absence(Recognised.from(response, { status, type: null, read: () => true }));
  const read = () => (isFound(rule, seen) ? true : null);
  return Recognised.from(response, { status: rule.found.status, type: null, read });
}

/** Whether `readAnswer` would say the same whatever else came of an answer. */
export function isDecided(rule: Rule, part: OutgoingResponse): boolean {
  const seen = seenIn(part, false);
  const absent = isAbsent(rule, seen);
  return absent === false ? seen.status !== rule.found.status || isFound(rule, seen) !== null : absent !== null;
}

/** So much of a profile is read as can show whose it is. */
export const SHOWN_LENGTH = 100_000;

/** Whether nothing that may still come of an answer matters. */
export const isEnough = (rule: Rule, part: OutgoingResponse): boolean =>
  isDecided(rule, part) && (part.text().length >= SHOWN_LENGTH || !isProfile(rule, seenIn(part, true)));

const isProfile = (rule: Rule, seen: Seen): boolean =>
  seen.status === rule.found.status && isAbsent(rule, seen) === false && isFound(rule, seen) === true;

/** By its status, where profiles have another; else by what it says, as long as it does not say both. */
function isAbsent({ found, absent }: Rule, seen: Seen): Known {
  if (absent.status !== undefined && absent.status !== seen.status) return false;
  const isTold = absent.status !== undefined && absent.status !== found.status;
  if (isTold && (seen.status === 404 || seen.status === 410)) return true;
  const markers = markersOf(absent, seen);
  if (isTold) return everyOf(markers);
  return (
    markers.length > 0 && everyOf([...markers, negationOf(found.includes ? holdsOne(seen, found.includes) : false)])
  );
}

function isFound({ found, absent }: Rule, seen: Seen): Known {
  const isTold = found.includes === undefined || holdsOne(seen, found.includes);
  return everyOf([isTold, negationOf(someOf(markersOf(absent, seen)))]);
}

/** For each marker of absence that the rule has: whether it holds. */
function markersOf({ includes, equals, location }: Rule['absent'], seen: Seen): Known[] {
  return [
    ...(includes ? [holdsOne(seen, includes)] : []),
    ...(equals === undefined ? [] : [isAll(seen, equals)]),
    ...(location === undefined ? [] : [seen.location.includes(location)]),
  ];
}

const holdsOne = ({ text, isWhole }: Seen, markers: readonly string[]): Known =>
  markers.some((marker) => text.includes(marker)) || (isWhole ? false : null);

/** What is longer already cannot become it. */
function isAll({ text, isWhole }: Seen, whole: string): Known {
  const barePart = text.trim();
  if (!isWhole) return barePart.length > whole.length ? false : null;
  return barePart === whole;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const SIGN_IN =
  /(?:^|[/_.-])(?:log[-_]?in|sign[-_]?in|sign[-_]?up|auth|oauth2?|sso|session|register|challenge|captcha)(?:[/_.-]|$)/i;

/**
 * The address to which an answer sends on; null when it is an answer itself.
 * @throws SourceTrouble `refused` when that is a page to sign in, which says nothing of the profile
 */
export function sentOnTo(rule: Rule, response: OutgoingResponse, asked: { url: string; name: string }): URL | null {
  const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
  const to = location === null ? null : URL.parse(location, asked.url);
  if (to === null || isByRule(rule, to)) return null;
  const path = to.pathname.toLowerCase().replaceAll(asked.name.toLowerCase(), '');
  if (SIGN_IN.test(`${to.hostname.split('.')[0]}${path}`))
    throw new SourceTrouble('refused', { status: response.status });
  if (changesOnlyCase(to, asked)) return to;
  return response.status === rule.found.status || response.status === rule.absent.status ? null : to;
}

/** Some sites send everybody on to small letters, whether there is such a profile or not. */
export const changesOnlyCase = (to: URL, asked: { url: string }): boolean =>
  to.href.toLowerCase() === new URL(asked.url).href.toLowerCase();

const isByRule = ({ absent }: Rule, to: URL) => absent.location !== undefined && to.href.includes(absent.location);

/** Whether an address still names the user, in its host, its path or the part that the question had the name in. */
export function namesUser(to: URL, name: string): boolean {
  const parts = [to.hostname.split('.')[0] ?? '', ...to.pathname.split('/'), ...to.searchParams.values()];
  const bare = (part: string) =>
    decodePart(part)
      .toLowerCase()
      .replace(/^[@~$]/, '');
  return parts.some((part) => bare(part) === name.toLowerCase());
}
