import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const registries = json({ version: '1.0', services: [[['example'], ['https://rdap.registry.example/v1/']]] });
const domain = (vcard: unknown[], change: object = {}) =>
  json(
    {
      objectClassName: 'domain',
      ldhName: 'HART.EXAMPLE',
      events: [{ eventAction: 'registration', eventDate: '2014-02-01T00:00:00Z' }],
      entities: [
        { objectClassName: 'entity', roles: ['registrar'], vcardArray: ['vcard', [['fn', {}, 'text', 'Names Ltd']]] },
        { objectClassName: 'entity', roles: ['registrant'], vcardArray: ['vcard', vcard] },
      ],
      ...change,
    },
    200,
    'application/rdap+json',
  );
const openCard = [
  ['version', {}, 'text', '4.0'],
  ['fn', {}, 'text', 'Alice Hart'],
  ['tel', { type: 'voice' }, 'uri', 'tel:+44.7700900123'],
  ['email', {}, 'text', 'alice@hart.example'],
  ['adr', {}, 'text', ['', '', '1 Orchard Lane', 'Bristol', '', 'BS1 1AA', 'GB']],
];
const redactedCard = [
  ['version', {}, 'text', '4.0'],
  ['fn', {}, 'text', 'REDACTED FOR PRIVACY'],
  ['email', {}, 'text', 'https://names.example/contact-form'],
  ['adr', {}, 'text', ['', '', '', '', '', '', 'GB']],
];

const related = (href: string) => ({ rel: 'related', type: 'application/rdap+json', href });

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) => (url.hostname === 'data.iana.org' ? registries : domain(openCard)),
  clear: (url) => (url.hostname === 'data.iana.org' ? registries : domain(redactedCard)),
  onTheWay: (url) => (url.hostname === 'data.iana.org' ? registries : null),
  another: (url) => (url.hostname === 'data.iana.org' ? registries : domain(openCard, { ldhName: 'STRANGER.EXAMPLE' })),
  contradictory: {
    'a domain that the register does not know': () => json({ errorCode: 404, title: 'Not Found' }, 404),
    'a registrar without TLS': () => domain([], { entities: [], links: [related('http://rdap.registrar.example/x')] }),
    'a registrar that does not know the domain': (url) =>
      url.hostname === 'rdap.registrar.example'
        ? json({ errorCode: 404, title: 'Not Found' }, 404)
        : domain([], { entities: [], links: [related('https://rdap.registrar.example/x')] }),
  },
  /** No registrant at all is as good as a redacted one. */
  isAbsent(body) {
    const { objectClassName, ldhName, entities } = Object(body);
    const registrants = [entities ?? []].flat().filter((one) => [Object(one).roles].flat().includes('registrant'));
    const open = /"tel:\+|alice@hart\.example|1 Orchard Lane/.test(JSON.stringify(registrants));
    return objectClassName === 'domain' && ldhName?.toLowerCase() === 'hart.example' && !open;
  },
};
