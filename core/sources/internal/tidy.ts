import { cutText } from '#contract/base/cut-text.ts';
import type { Answer, Exposure } from '#core/sources/define.ts';

/** Far above what any honest answer holds. */
const MOST_EXPOSURES = 1_000;
/** All but the joiners (U+200C, U+200D), which emoji and some scripts are written with. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]|(?![\u200c\u200d])\p{Cf}/gu;
/** Joiners, and spaces, that nothing visible stands on both sides of. */
const NOTHING_JOINED = /^[ \u200c\u200d]+|[ \u200c\u200d]+$/g;

/**
 * What others wrote is shown as one short line of visible text: no control or direction marks, no links but to https.
 * Every answer goes through here before anything is kept.
 */
export function tidied(answer: Extract<Answer, { state: 'found' }>): Answer {
  const [first, ...others] = answer.exposures;
  return { state: 'found', exposures: [tidyExposure(first), ...others.slice(0, MOST_EXPOSURES - 1).map(tidyExposure)] };
}

function tidyExposure(exposure: Exposure): Exposure {
  const { site: _, ...rest } = exposure;
  const { breach } = exposure;
  return {
    ...rest,
    key: tidyLine(exposure.key, 200),
    exposed: [...new Set(exposure.exposed.map((words) => tidyLine(words, 80)))].filter((words) => words !== ''),
    breach: breach && { ...breach, name: tidyLine(breach.name, 120), domain: hostName(breach.domain) },
    where: tidyLine(exposure.where, 160) || 'Unnamed',
    url: secureUrl(exposure.url),
    ...siteOf(exposure),
    evidence: exposure.evidence
      .slice(0, 10)
      .map(({ label, value }) => ({ label: tidyLine(label, 80), value: tidyLine(value, 300) })),
  };
}

/** Of what is visible anyway, which most is; each letter is one. */
const TIDY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

function tidyLine(text: string, most: number): string {
  if (text.length <= most && TIDY.test(text)) return text;
  const visible = text
    .slice(0, most * 8)
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    // What was invisible may have stood between two spaces.
    .replace(/ {2,}/g, ' ')
    .replace(NOTHING_JOINED, '');
  return [...visible].length > most ? cutText(visible, most - 1) : visible;
}

const hostName = (domain: string | null) => (domain && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(domain) ? domain : null);

function siteOf({ site }: Exposure): Pick<Exposure, 'site'> {
  const host = hostName(site ?? null);
  return host === null ? {} : { site: host.toLowerCase() };
}

function secureUrl(address: string | null): string | null {
  const url = address === null || address.length > 2_000 ? null : URL.parse(address);
  return url?.protocol === 'https:' && !url.username && !url.password ? url.href : null;
}
