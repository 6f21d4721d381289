import type { QuotaWindow, Vendor } from '#core/sources/internal/pacing/quota.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below what anybody would notice, where a vendor publishes no limit. */
const aSecond = (most: number): readonly QuotaWindow[] => [{ most, seconds: 1 }];

/**
 * Everybody whom our sources ask, with the limits that they publish (docs/sources.md) or, where they publish none, with
 * a pace of our own. Several sources of one vendor share its limits.
 */
export const vendors = {
  /** "One request at a time", and slow. */
  commonCrawl: { id: 'commoncrawl', windows: [{ most: 1, seconds: 4 }], concurrency: 1 },
  crtSh: { id: 'crt.sh', windows: [{ most: 1, seconds: 4 }], concurrency: 1 },
  /** Two resolvers that stand in for each other. */
  dnsResolvers: { id: 'dns-resolvers', windows: aSecond(20), concurrency: 4 },
  domainRegisters: { id: 'domain-registers', windows: [{ most: 2, seconds: 2 }], concurrency: 1 },
  /** Its smallest plan for a service. */
  emailRep: {
    id: 'emailrep',
    windows: [
      { most: 1, seconds: 2 },
      { most: 1_000, seconds: 30 * DAY },
    ],
    concurrency: 1,
  },
  /** Searches only. */
  gitHub: {
    id: 'github',
    windows: [{ most: 10, seconds: MINUTE }],
    keyed: [{ most: 30, seconds: MINUTE }],
    concurrency: 1,
  },
  gravatar: {
    id: 'gravatar',
    windows: [{ most: 100, seconds: HOUR }],
    keyed: [{ most: 1_000, seconds: HOUR }],
    concurrency: 2,
  },
  /** Its smallest plan. */
  haveIBeenPwned: { id: 'have-i-been-pwned', windows: [{ most: 10, seconds: MINUTE }], concurrency: 1 },
  hudsonRock: { id: 'hudson-rock', windows: [{ most: 1, seconds: 2 }], concurrency: 1 },
  leakCheck: { id: 'leakcheck', windows: aSecond(1), concurrency: 1 },
  libravatar: { id: 'libravatar', windows: aSecond(2), concurrency: 2 },
  /** Servers of the person's own mail domain: another for almost everybody. */
  mailDomain: { id: 'mail-domain', windows: aSecond(10), concurrency: 4 },
  /** By address, about one a minute. */
  openPgpOrg: { id: 'keys.openpgp.org', windows: [{ most: 3, seconds: 3 * MINUTE }], concurrency: 1 },
  stopForumSpam: { id: 'stop-forum-spam', windows: [{ most: 2, seconds: 2 }], concurrency: 1 },
  ubuntuKeyServer: { id: 'keyserver.ubuntu.com', windows: [{ most: 2, seconds: 2 }], concurrency: 1 },
  /** Without a key: a low limit that depends on a plan, and is told with each refusal. */
  urlScan: { id: 'urlscan', windows: [{ most: 1, seconds: 4 }], concurrency: 1 },
  xposedOrNot: {
    id: 'xposedornot',
    windows: [
      { most: 2, seconds: 1 },
      { most: 25, seconds: HOUR },
      { most: 100, seconds: DAY },
    ],
    concurrency: 1,
  },
} as const satisfies Record<string, Vendor>;
