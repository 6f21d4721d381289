import { boundCookieName } from '#contract/base/cookies.ts';
import { liveSources } from '#core/sources/queries/sources.ts';
import type { Config } from '#platform/config.ts';
import type { LegalFacts } from './document.ts';

/** Reads off the configuration and the registry what the texts may claim. */
export function legalFacts(config: Config): LegalFacts {
  const live = liveSources(config).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const askedWith = (...levels: string[]) => live.filter(({ privacy }) => levels.includes(privacy));
  return {
    site: config.site,
    sources: { address: askedWith('P2', 'P3'), hash: askedWith('P1'), domain: askedWith('P0') },
    answerDays: Math.max(1, Math.ceil(Math.max(0, ...live.map(({ cacheHours }) => cacheHours)) / 24)),
    retention: config.retention,
    payments: config.stripe !== null,
    mailServer: config.smtpUrl !== null,
    scanCookie: boundCookieName('qp_scan', config.appUrl),
  };
}
