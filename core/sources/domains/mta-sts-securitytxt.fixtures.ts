import { never, notFound, type SourceFixtures, stranger, text } from '#core/sources/internal/fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) =>
    url.hostname.startsWith('mta-sts.')
      ? text('version: STSv1\r\nmode: none\r\nmax_age: 86400\r\n')
      : text('Contact: mailto:alice@hart.example\nExpires: 2027-01-01T00:00:00Z\n'),
  clear: () => notFound,
  another: (url) =>
    url.hostname.startsWith('mta-sts.')
      ? text('version: STSv1\r\nmode: enforce\r\nmax_age: 86400\r\n')
      : text(`Contact: mailto:${stranger}\nContact: mailto:security@hart.example\n`),
  contradictory: {
    'a rule without a mode': () => text('version: STSv1\r\nmax_age: 86400\r\n'),
    'a file without a contact': () => text('Expires: 2027-01-01T00:00:00Z\n'),
  },
  any404IsClear: true,
  isAbsent: never,
};
