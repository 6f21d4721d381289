import { type Answering, json, never, type Reply, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const plan = (isIncluded: boolean) =>
  json({ SubscriptionName: 'Pro 1', Rpm: 10, DomainSearchMaxBreachedAccounts: 100, IncludesStealerLogs: isIncluded });
const listed = (name = 'hart.example') => json([{ DomainName: name, PwnCount: 2, NextSubscriptionRenewal: null }]);

function onTheWay(url: URL): Reply | null {
  if (url.pathname.endsWith('/subscription/status')) return plan(true);
  return url.pathname.endsWith('/subscribeddomains') ? listed() : null;
}
const of =
  (answer: Reply): Answering =>
  (url) =>
    onTheWay(url) ?? answer;

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: of(json({ alice: ['netflix.com', 'spotify.com'], shop: ['netflix.com'] })),
  clear: of({ status: 404, body: '' }),
  another: (url) =>
    url.pathname.endsWith('/subscribeddomains')
      ? listed('stranger.example')
      : of(json({ stranger: ['netflix.com'] }))(url),
  contradictory: {
    'an answer about nobody': of(json({})),
    'an address with no site': of(json({ alice: [] })),
    'something that is no site': of(json({ alice: ['Netflix'] })),
    'a plan without stealer logs': (url) => (url.pathname.endsWith('/status') ? plan(false) : of(json({}))(url)),
  },
  onTheWay,
  isAbsent: never,
};
