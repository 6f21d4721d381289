import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const header = ['timestamp', 'original', 'statuscode'];
const page = (original: string, timestamp = '20190304101112') => [timestamp, original, '200'];

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json([
      header,
      page('http://www.hart.example:80/about', '20140601000000'),
      page('https://hart.example/'),
      page('https://stranger.example/'),
    ]),
  clear: () => json([]),
  another: () => json([header, page('https://stranger.example/')]),
  contradictory: {
    'names of fields and no page': () => json([header]),
    'fields that were not asked for': () => json([['urlkey', 'original', 'statuscode'], page('https://hart.example/')]),
    'a page that was not there, as one that was': () =>
      json([header, ['20190304101112', 'https://hart.example/', '404']]),
    'a page of a host that only ends alike': () => json([header, page('https://nothart.example/')]),
  },
  isAbsent: (body) => Array.isArray(body) && body.length === 0,
};
