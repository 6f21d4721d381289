import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const scan = (host: string, time = '2025-02-03T10:11:12.123Z') => ({
  task: { uuid: '0198', url: `https://${host}/`, time, visibility: 'public', method: 'manual' },
  page: { url: `https://${host}/`, domain: host, ip: '192.0.2.7' },
  result: 'https://urlscan.io/api/v1/result/0198/',
});
const found = (...hosts: string[]) =>
  json({ total: hosts.length, took: 4, has_more: false, results: hosts.map((host) => scan(host)) });

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => found('hart.example', 'www.hart.example', 'stranger.example'),
  clear: () => json({ total: 0, took: 2, has_more: false, results: [] }),
  another: () => found('stranger.example'),
  contradictory: {
    'a number, and no scans': () => json({ total: 3, results: [] }),
    'scans, and none of them counted': () => json({ total: 0, results: [scan('hart.example')] }),
    'a page of a host that only ends alike': () => found('nothart.example'),
  },
  isAbsent(body) {
    const { total, results } = Object(body);
    return total === 0 && Array.isArray(results) && results.length === 0;
  },
};
