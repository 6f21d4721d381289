import { type Ask, defineSource, type SourceOf } from '#core/sources/define.ts';
import { impossibleName, nameFor, politeVendor, profileUnder } from '#core/sources/internal/accounts/account.ts';
import { Absence } from '#core/sources/internal/recognised.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import type { Shown } from '#core/sources/queries/anchors.ts';
import { isAllowed } from '#platform/http/hosts.ts';
import type { OutgoingResponse } from '#platform/http/outgoing.ts';
import { changesOnlyCase, isEnough, namesUser, readAnswer, sentOnTo } from './answer.ts';
import { mustShowName } from './conflict.ts';
import { ownerDataIn } from './owner-data.ts';
import { homeOf, hostOf, PLACE, putInAddress, putInBody } from './place.ts';
import { isReserved } from './reserved.ts';
import type { SiteRow } from './row.ts';
import { twinOf } from './twin.ts';

/** The source that a row describes: does a public profile with this user name exist? */
export function siteSource(row: SiteRow): SourceOf<'username'> {
  const hosts = hostsOf(row);
  const pattern = new RegExp(row.names);
  return defineSource({
    id: row.id,
    name: row.name,
    homepage: `https://${homeOf(row.profile)}/`,
    category: 'profiles',
    reveals: `A public profile at ${row.name} under your user name.`,
    clearCovers: clearAt(row),
    needs: 'username',
    privacy: 'P2',
    key: null,
    ...admissionOf(row),
    ...(row.sensitive ? { sensitive: row.sensitive } : {}),
    ...(row.countries ? { countries: row.countries } : {}),
    hosts,
    // Slow where something is known to stand in the way.
    vendor: politeVendor(homeOf(row.probe.url), row.obstacles ? 4 : 1),
    timeoutMs: 10_000,
    maxBytes: 3_000_000,
    cacheHours: 24,
    credit: null,
    removal: removalOf(row),
    ruleVersion: row.rule.version,
    control: {
      known: row.knownNames,
      keptBy: 'people',
      impossible: () => impossibleName(pattern),
      twin(username) {
        const name = nameFor(pattern, username);
        return name === null ? null : twinOf(name, pattern);
      },
    },
    async check({ username }, { ask }) {
      const name = nameFor(pattern, username);
      if (name === null || isPage(row, name)) throw new SourceTrouble('not-applicable');
      const response = await answerAbout(row, name, ask, hosts);
      const answer = readAnswer(row, response);
      if (answer instanceof Absence) return answer;
      mustShowName(row, response, name);
      return { state: 'found', exposures: [profileOf(row, name, ownerDataIn(row, response))] };
    },
  });
}

function profileOf(row: SiteRow, name: string, shown: Shown) {
  return profileUnder({
    where: row.name,
    username: name,
    url: putInAddress(row.profile, name),
    shows: [
      [shown.name, 'Name', 'name-or-username'],
      [shown.place, 'Location', null],
      [shown.links?.length, 'Web page', null],
      [shown.text, 'Personal description', null],
    ],
    ...(shown.name && { evidence: [{ label: 'Name', value: shown.name }] }),
    shown,
  });
}

const isPage = ({ knownNames }: SiteRow, name: string): boolean => isReserved(name) && !knownNames.includes(name);

/** The answer to the question, after one redirect at most between the site's own addresses. */
async function answerAbout(row: SiteRow, name: string, ask: Ask, hosts: readonly string[]): Promise<OutgoingResponse> {
  const { method, headers = {}, body } = row.probe;
  const url = putInAddress(row.probe.url, name);
  const question = { headers, isDecided: (part: OutgoingResponse) => isEnough(row, part) };
  const first = await ask({ ...question, url, method, ...(body === undefined ? {} : { body: putInBody(body, name) }) });
  const to = sentOnTo(row, first, { url, name });
  if (to === null) return first;
  const isOwn = to.protocol === 'https:' && isAllowed(to.hostname, hosts);
  const isFollowed = row.redirects !== 'none' || changesOnlyCase(to, { url });
  if (!isFollowed || !isOwn || !namesUser(to, name)) throw new SourceTrouble('changed', { status: first.status });
  const second = await ask({ ...question, url: to.href });
  if (sentOnTo(row, second, { url: to.href, name })) throw new SourceTrouble('changed', { status: second.status });
  return second;
}

/** In the same words for the many, of which a page then holds them once. */
const clearAt = ({ mustProve, name }: SiteRow): string =>
  `Nobody has a public profile under this user name ${mustProve ? 'there' : `at ${name}`}. Profiles under other names, and hidden ones, are not seen.`;

/** How a row that fewer lists agree on comes to be asked. */
function admissionOf({ mustProve, tier }: SiteRow): Pick<SourceOf<'username'>, 'mustProve' | 'optIn'> {
  if (mustProve) return { mustProve };
  return tier === 'C' ? { optIn: 'PROFILE_SITES_TIER_C' } : {};
}

const allowedAs = (host: string) => host.replace(PLACE, '*');

function hostsOf({ probe, redirects }: SiteRow): string[] {
  const others = redirects === 'none' ? [] : redirects;
  return [...new Set([hostOf(probe.url), ...others].map(allowedAs))];
}

const byDifficulty: Readonly<Record<NonNullable<SiteRow['removal']>['difficulty'], string>> = {
  easy: 'You can delete the account yourself',
  medium: 'You can delete the account yourself in some steps',
  hard: 'The account is deleted only on request',
  impossible: 'The site lets nobody delete an account; remove what the profile shows',
};

function removalOf({ removal }: SiteRow): string | null {
  if (!removal) return null;
  const { url, difficulty, email } = removal;
  return `${byDifficulty[difficulty]}: ${url}${email ? `, or write to ${email}` : ''}`;
}
