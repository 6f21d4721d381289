import { json, never, type SourceFixtures } from '../fixtures.ts';

const isPolicy = (url: URL) => url.searchParams.get('name')?.startsWith('_dmarc.') ?? false;
const dns = (status: number, ...records: string[]) =>
  json(
    {
      Status: status,
      TC: false,
      RD: true,
      RA: true,
      AD: false,
      Question: [{ name: 'hart.example', type: 16 }],
      ...(records.length > 0
        ? { Answer: records.map((data) => ({ name: 'hart.example', type: 16, TTL: 300, data })) }
        : {}),
    },
    200,
    'application/dns-json',
  );

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) => (isPolicy(url) ? dns(0) : dns(0, '"v=spf1 mx " "?all"', '"google-site-verification=x"')),
  clear: (url) => (isPolicy(url) ? dns(0, '"v=DMARC1; p=reject"') : dns(0, 'v=spf1 mx -all')),
  isAbsent: never,
};
