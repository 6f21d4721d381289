import { never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

const hash = hashOf('sha256', 'alice@hart.example');
const sentOn = (location: string) => ({ status: 302, headers: { location }, body: '' });
const noImage = {
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<h1>Image not found</h1>',
};

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => ({
    headers: { 'content-type': 'image/png' },
    body: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  }),
  clear: () => noImage,
  another: { namesNobody: 'a picture does not say whose it is' },
  contradictory: {
    'sent on to Gravatar about somebody else': () => sentOn(`https://secure.gravatar.com/avatar/${'0'.repeat(64)}`),
    'sent on to a site that is named like Gravatar': () =>
      sentOn(`https://gravatar.com.elsewhere.example/avatar/${hash}`),
    'no image, with status 200': () => ({ ...noImage, status: 200 }),
  },
  isAbsent: never,
};
