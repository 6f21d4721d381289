import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const isPolicy = (url: URL) => url.searchParams.get('name')?.startsWith('_dmarc.') ?? false;
const nameIn = (url: URL) => url.searchParams.get('name') ?? '';
const dns = (url: URL, records: string[], { status = 0, cut = false, name = nameIn(url) } = {}) =>
  json(
    {
      Status: status,
      TC: cut,
      RD: true,
      RA: true,
      AD: false,
      Question: [{ name, type: 16 }],
      ...(records.length > 0 ? { Answer: records.map((data) => ({ name, type: 16, TTL: 300, data })) } : {}),
    },
    200,
    'application/dns-json',
  );

const good = (url: URL) => (isPolicy(url) ? ['"v=DMARC1; p=reject"'] : ['v=spf1 mx -all']);

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) => (isPolicy(url) ? dns(url, []) : dns(url, ['"v=spf1 mx " "?all"', '"google-site-verification=x"'])),
  clear: (url) => dns(url, good(url)),
  another: (url) => dns(url, isPolicy(url) ? [] : ['v=spf1 +all'], { name: 'stranger.example' }),
  contradictory: {
    'an answer that is not whole': (url) => dns(url, good(url), { cut: true }),
    'a failure with records': (url) => dns(url, good(url), { status: 2 }),
    'a domain that does not exist': (url) => dns(url, [], { status: 3 }),
  },
  isAbsent: never,
};
