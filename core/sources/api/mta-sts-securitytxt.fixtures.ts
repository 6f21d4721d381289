import { never, notFound, type SourceFixtures, text } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: (url) =>
    url.hostname.startsWith('mta-sts.')
      ? text('version: STSv1\r\nmode: none\r\nmax_age: 86400\r\n')
      : text('Contact: mailto:alice@hart.example\nExpires: 2027-01-01T00:00:00Z\n'),
  clear: () => notFound,
  isAbsent: never,
};
