import { adobe } from '#core/sources/catalogue.fixtures.ts';
import { type Answering, json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const listed = (count: number | null, name = 'hart.example') =>
  json([
    { DomainName: 'elsewhere.example', PwnCount: 7, NextSubscriptionRenewal: null },
    { DomainName: name, PwnCount: count, PwnCountExcludingSpamLists: count, NextSubscriptionRenewal: null },
  ]);
const isList = (url: URL) => url.pathname.endsWith('/subscribeddomains');
const nothing = { status: 404, body: '' };
const of =
  (answer: () => ReturnType<Answering>, count: number | null): Answering =>
  (url) =>
    isList(url) ? listed(count) : answer();

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  catalogue: [adobe],
  hit: of(() => json({ alice: ['Adobe', 'NotInTheCatalogue'], shop: ['Adobe'] }), 2),
  clear: of(() => nothing, 0),
  another: (url) => (isList(url) ? listed(3, 'stranger.example') : json({ stranger: ['Adobe'] })),
  contradictory: {
    'nothing, where addresses are counted': of(() => nothing, 3),
    'an answer about nobody': of(() => json({}), null),
    'an address in no breach': of(() => json({ alice: [] }), 1),
    'a whole address in place of its first part': of(() => json({ 'alice@hart.example': ['Adobe'] }), 1),
  },
  onTheWay: (url) => (isList(url) ? listed(null) : null),
  isAbsent: never,
};
