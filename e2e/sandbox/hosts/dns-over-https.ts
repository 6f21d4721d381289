import type { Domain, World } from '../people.ts';
import { json, notFound, type Question, type Reply, text } from '../reply.ts';

const source = 'doh';
const types: Readonly<Record<string, number>> = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  DS: 43,
  DNSKEY: 48,
  CAA: 257,
};

interface Asked {
  name: string;
  type: number;
}

/** cloudflare-dns.com: wants `Accept: application/dns-json`; names without a final dot, TXT in quotes. */
export function answerCloudflare({ url, headers }: Question, world: World): Reply {
  if (url.pathname !== '/dns-query') return notFound();
  const asked = askedIn(url);
  const wanted =
    headers.accept?.includes('application/dns-json') || url.searchParams.get('ct') === 'application/dns-json';
  if (!asked || !wanted) return text({ source, about: null }, 400, 'Bad request');
  const { domain, exists, data } = lookUp(asked, world);
  const answer = data.map((value) => ({ name: asked.name, type: asked.type, TTL: 300, data: quoted(asked, value) }));
  return json(
    { source, about: domain && world.byDomain(domain.name) },
    200,
    { ...flags(exists, domain), Question: [asked], ...(answer.length ? { Answer: answer } : authority(asked.name)) },
    { 'content-type': 'application/dns-json' },
  );
}

/** dns.google: names with a final dot, TXT without quotes. */
export function answerGoogle({ url }: Question, world: World): Reply {
  if (url.pathname !== '/resolve') return notFound();
  const asked = askedIn(url);
  if (!asked) return json({ source, about: null }, 400, { error: 'Invalid query' });
  const { domain, exists, data } = lookUp(asked, world);
  const name = `${asked.name}.`;
  const answer = data.map((value) => ({ name, type: asked.type, TTL: 300, data: value }));
  return json({ source, about: domain && world.byDomain(domain.name) }, 200, {
    ...flags(exists, domain),
    Question: [{ name, type: asked.type }],
    ...(answer.length ? { Answer: answer } : authority(name)),
    Comment: 'Response from the sandbox.',
  });
}

function askedIn(url: URL): Asked | null {
  const name = url.searchParams.get('name')?.toLowerCase().replace(/\.$/, '');
  const wanted = url.searchParams.get('type')?.toUpperCase() ?? 'A';
  const type = types[wanted] ?? Number(wanted);
  return name && Number.isInteger(type) && type > 0 ? { name, type } : null;
}

const flags = (exists: boolean, domain: Domain | null) => ({
  Status: exists ? 0 : 3,
  TC: false,
  RD: true,
  RA: true,
  AD: domain?.dnssec ?? false,
  CD: false,
});

const authority = (name: string) => ({
  Authority: [
    { name, type: 6, TTL: 900, data: 'ns1.registry.example. hostmaster.registry.example. 1 7200 900 1209600 900' },
  ],
});

const quoted = (asked: Asked, value: string) => (asked.type === types.TXT ? `"${value}"` : value);

/** The record sets of a domain: name below it (empty for itself), type, data. */
function recordsOf(domain: Domain, world: World): [string, string, string | null][] {
  return [
    ...(world.published.get(domain.name) ?? []).map((value): [string, string, string] => ['', 'TXT', value]),
    ...domain.mx.map((value): [string, string, string] => ['', 'MX', value]),
    ['', 'A', '192.0.2.10'],
    ['', 'NS', `ns1.${domain.name}.`],
    ['', 'TXT', domain.spf],
    ['', 'TXT', 'invented-verification=sandbox'],
    ['', 'CAA', '0 issue "trust.example"'],
    ['', 'DS', domain.dnssec ? '2371 13 2 6B1F0E7C0B9C2C5D4E3F2A1B0C9D8E7F6A5B4C3D2E1F0A9B8C7D6E5F4A3B2C1D' : null],
    ['_dmarc', 'TXT', domain.dmarc],
    ['_mta-sts', 'TXT', domain.mtaSts && 'v=STSv1; id=20260101000000Z;'],
    ['mta-sts', 'A', domain.mtaSts && '192.0.2.11'],
    ['_smtp._tls', 'TXT', domain.tlsReport ? `v=TLSRPTv1; rua=mailto:tls@${domain.name}` : null],
    ['openpgpkey', 'A', domain.wkd === 'advanced' ? '192.0.2.12' : null],
  ];
}

function lookUp(asked: Asked, world: World) {
  const domain = owning(asked.name, world);
  if (!domain) return { domain, exists: false, data: [] };
  const below = asked.name === domain.name ? '' : asked.name.slice(0, -domain.name.length - 1);
  const present = recordsOf(domain, world).filter(([, , value]) => value !== null);
  const exists = present.some(([label]) => label === below || label.endsWith(`.${below}`));
  const matching = present.filter(([label, type]) => label === below && types[type] === asked.type);
  return { domain, exists, data: matching.map(([, , value]) => value ?? '') };
}

function owning(name: string, world: World): Domain | null {
  const labels = name.split('.');
  const candidates = labels.map((_, index) => world.domain(labels.slice(index).join('.')));
  return candidates.find((domain) => domain !== null) ?? null;
}
