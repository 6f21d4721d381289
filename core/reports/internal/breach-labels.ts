import { parse } from 'tldts';
import type { Exposure } from '#core/sources/define.ts';

type Breach = NonNullable<Exposure['breach']>;

const GENERIC_ENDING = /[\s_-]*\b(data|database|breach|leak|dump)$/i;
const ENDING_YEAR = /[\s_(-]+((?:19|20)\d\d)\)?$/;

/** A breach's name in the form that is compared: "LinkedIn.com", "linked-in" and "LinkedIn data breach" are one. */
export interface BreachName {
  /** Letters and digits, lower-cased, without accents. */
  name: string;
  domain: string | null;
  year: number | null;
}

/** Below this many letters a name without its ending is too general to identify anything ("mail", "vk"). */
const SHORTEST_BARE_NAME = 5;

export function normaliseBreach(breach: Breach): BreachName {
  let text = breach.name.trim();
  let year = breach.year;
  const ending = ENDING_YEAR.exec(text);
  if (ending) {
    text = text.slice(0, ending.index);
    year ??= Number(ending[1]);
  }
  while (GENERIC_ENDING.test(text) && text.replace(GENERIC_ENDING, '') !== '') text = text.replace(GENERIC_ENDING, '');
  const site = parse(text.toLowerCase(), { validateHostname: true });
  const isSite = site.isIcann === true && site.domain !== null && !/\s/.test(text);
  const bare =
    isSite && (site.domainWithoutSuffix ?? '').length >= SHORTEST_BARE_NAME ? site.domainWithoutSuffix : null;
  return {
    name: compactText(bare ?? text) || text.toLowerCase(),
    domain: registrableDomain(breach.domain) ?? (isSite ? site.domain : null),
    year,
  };
}

function compactText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

function registrableDomain(domain: string | null): string | null {
  if (!domain) return null;
  return parse(domain.trim().toLowerCase()).domain ?? null;
}

/**
 * Labels of each breach; two breaches that share a label are the same one. A name stands for one breach, unless
 * the years given with it lie more than a year apart (a site can be breached again). Without a year, the name means
 * the latest of them. A domain needs the year with it.
 * @returns one list of labels for each breach, in the order given
 */
export function breachLabels(breaches: readonly Breach[]): string[][] {
  const names = breaches.map(normaliseBreach);
  const yearsOf = new Map<string, number[]>();
  for (const { name, year } of names) {
    const years = yearsOf.get(name) ?? [];
    if (year !== null) years.push(year);
    yearsOf.set(name, years);
  }
  const startsOf = new Map([...yearsOf].map(([name, years]) => [name, clusterStarts(years)]));
  return names.map(({ name, domain, year }) => {
    const starts = startsOf.get(name) ?? [];
    const earlier = year === null ? starts : starts.filter((first) => first <= year);
    const labels = [`name|${name}|${Math.max(earlier.length, 1)}`];
    if (domain !== null && year !== null) labels.push(`site|${domain}|${year}`);
    return labels;
  });
}

/** First years of the runs of years with no gap of more than one, ascending. */
function clusterStarts(years: readonly number[]): number[] {
  const sorted = [...new Set(years)].sort((a, b) => a - b);
  return sorted.filter((year, index) => index === 0 || year - (sorted[index - 1] ?? year) > 1);
}
