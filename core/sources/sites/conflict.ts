import { isHtml } from '#core/sources/internal/judge.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { SHOWN_LENGTH } from './answer.ts';
import { factsOfPage } from './page.ts';
import { decodePart, escapePattern, handleOf, nameInAddress, putInAddress } from './place.ts';
import type { SiteRow } from './row.ts';

type Site = Pick<SiteRow, 'profile' | 'knownNames'>;

/**
 * Sites shorten names, swap or drop characters, and then answer with somebody else's profile.
 * @throws SourceTrouble `conflicting` when an answer names another profile, or nowhere shows a name that sites bend; `changed`
 * when it says that the account is closed
 */
export function mustShowName(site: Site, response: OutgoingResponse, name: string): void {
  const { status } = response;
  const isOther = (shown: string) => !isSameName(site, name, shown) && !isNumber(shown, name);
  if (isHtml(response)) {
    const { addresses, headings } = factsOfPage(beginningOf(response));
    if (headings.some((heading) => CLOSED.test(heading))) throw new SourceTrouble('changed', { status });
    if (namesIn(addresses, site, name).some(isOther)) throw new SourceTrouble('conflicting', { status });
  } else {
    const names = namesInData(response);
    if (names.length > 0 && names.every(isOther)) throw new SourceTrouble('conflicting', { status });
  }
  if (isBent(name) && !site.knownNames.includes(name) && !showsName(response, name))
    throw new SourceTrouble('conflicting', { status });
}

/** The names in those addresses of a page that have the form of a profile's. */
const namesIn = (addresses: readonly string[], { profile }: Site, name: string): string[] =>
  addresses.flatMap((address) => {
    const url = URL.parse(address, putInAddress(profile, name));
    return (url && nameInAddress(profile, url)) ?? [];
  });

/** In one phrase: "This account has been suspended", "Deleted user". */
const CLOSED =
  /\b(?:account|user|profile|member)\b[^.,:|–—]{0,40}\b(?:suspended|deleted|deactivated|disabled|terminated|banned)\b|\b(?:suspended|deleted|deactivated|disabled|banned) (?:account|user|profile|member)\b/i;

const USER_NAME_FIELDS = new Set(['username', 'user_name', 'userName', 'login', 'handle', 'acct']);
const MOST_DEPTH = 6;

/** The user names on the first level that has any; one entry among several may be the one asked for. */
function namesInData(response: OutgoingResponse): string[] {
  let level = [parseJson(response.text())];
  for (let depth = 0; depth < MOST_DEPTH; depth++) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null);
    const fields = objects.flatMap((one) => Object.entries(one));
    const names = fields.flatMap(([key, value]) =>
      USER_NAME_FIELDS.has(key) && typeof value === 'string' ? value : [],
    );
    if (names.length > 0) return names;
    level = fields.map(([, value]) => value);
  }
  return [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const plainName = (text: string): string =>
  decodePart(text)
    .toLowerCase()
    .replace(/^[@~$]/, '');

const isSameName = ({ profile }: Site, name: string, shown: string): boolean =>
  plainName(shown) === plainName(name) || plainName(shown) === plainName(handleOf(profile, name));

/** The number under which a site keeps an account names nobody. */
const isNumber = (shown: string, name: string): boolean => /^\d+$/.test(shown) && !/^\d+$/.test(name);

/** Dots, hyphens and underscores are what sites drop, swap or take for any letter. */
const isBent = (name: string): boolean => /[^A-Za-z0-9]/.test(name);

/** As a word of its own, anywhere in the answer. */
function showsName(response: OutgoingResponse, name: string): boolean {
  const word = new RegExp(`(?<![A-Za-z0-9._-])${escapePattern(name)}(?![A-Za-z0-9_-])`, 'i');
  return word.test(`${beginningOf(response)} ${response.headers.get('location') ?? ''}`);
}

const beginningOf = (response: OutgoingResponse): string => response.text().slice(0, SHOWN_LENGTH);
