import { json, type Reply, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const crawls = json([
  {
    id: 'CC-MAIN-2026-43',
    name: 'October 2026 Index',
    timegate: 'https://index.commoncrawl.org/CC-MAIN-2026-43/',
    'cdx-api': 'https://index.commoncrawl.org/CC-MAIN-2026-43-index',
  },
]);
const capture = (url: string, status = '200') => ({
  urlkey: 'example,hart)/',
  timestamp: '20261011121314',
  url,
  mime: 'text/html',
  status,
});
const lines = (...captures: object[]): Reply => ({
  headers: { 'content-type': 'text/x-ndjson' },
  body: captures.map((one) => `${JSON.stringify(one)}\n`).join(''),
});
const onTheWay = (url: URL) => (url.pathname === '/collinfo.json' ? crawls : null);

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) => onTheWay(url) ?? lines(capture('https://hart.example/'), capture('https://stranger.example/')),
  clear: (url) => onTheWay(url) ?? json({ message: 'No Captures found for: hart.example/*' }, 404),
  another: (url) => onTheWay(url) ?? lines(capture('https://stranger.example/')),
  onTheWay,
  contradictory: {
    'nothing of somebody else': (url) =>
      onTheWay(url) ?? json({ message: 'No Captures found for: stranger.example/*' }, 404),
    'only pages that were not there': (url) => onTheWay(url) ?? lines(capture('https://hart.example/', '404')),
    'a page of a host that only ends alike': (url) => onTheWay(url) ?? lines(capture('https://nothart.example/')),
  },
  isAbsent: () => false,
};
