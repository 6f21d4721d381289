import { boundCookieName } from '#contract/base/cookies.ts';
import type { SubjectKind } from '#core/sources/define.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import type { Config } from '#platform/config.ts';
import type { LegalFacts } from './document.ts';

/** Reads off the configuration and the registry what the texts may claim. */
export function legalFacts(config: Config): LegalFacts {
  const live = switchedOnSources(config).toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
  const sourcesAsked = (kind: SubjectKind) => live.filter(({ needs }) => needs === kind);
  const { hash = [], address = [] } = Object.groupBy(sourcesAsked('email'), ({ privacy }) =>
    privacy === 'P1' ? 'hash' : 'address',
  );
  return {
    site: config.site,
    sources: {
      address,
      hash,
      domain: sourcesAsked('domain'),
      usernames: sourcesAsked('username').filter(({ mustProve }) => !mustProve).length,
    },
    answerDays: Math.max(1, Math.ceil(Math.max(0, ...live.map(({ cacheHours }) => cacheHours)) / 24)),
    retention: config.retention,
    payments: config.stripe !== null,
    mailServer: config.smtpUrl !== null,
    scanCookie: boundCookieName('qp_scan', config.appUrl),
  };
}
