import { never, notFound, type SourceFixtures, stranger, text } from '#core/sources/internal/fixtures.ts';
import { keyWith } from '#core/sources/key.fixtures.ts';

const isPolicy = (url: URL) => url.pathname.endsWith('/policy');
const key = (...userIds: string[]) => ({
  headers: { 'content-type': 'application/octet-stream' },
  body: keyWith(...userIds),
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => key('Alice Hart <alice@hart.example>'),
  clear: (url) => (isPolicy(url) ? text('') : notFound),
  another: (url) => (isPolicy(url) ? text('') : key(`A Stranger <${stranger}>`)),
  contradictory: {
    'a key without user IDs': (url) => (isPolicy(url) ? text('') : key()),
    'no key, and a web page for a policy': (url) =>
      isPolicy(url) ? { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Hello' } : notFound,
    'no key, and no policy': () => notFound,
  },
  isAbsent: never,
};
