import { never, notFound, type SourceFixtures, stranger, text } from '#core/sources/internal/fixtures.ts';

const OURS = '8D7C9A4B2E1F00112233445566778899AABBCCDD';
const THEIRS = '0123456789ABCDEF0123456789ABCDEF01234567';
const CONTROL = 'F6ECB3762474EDA9D21B7022871920D1991BC93C';
const isControl = (url: URL) => url.searchParams.get('search') === `0x${CONTROL}`;

function index(...keys: [fingerprint: string, ...userIds: string[]][]) {
  const lines = keys.flatMap(([fingerprint, ...userIds]) => [
    `pub:${fingerprint}:1:4096:1388534400::`,
    ...userIds.map((userId) => `uid:${encodeURIComponent(userId)}:1388534400::`),
  ]);
  return text([`info:1:${keys.length}`, ...lines, ''].join('\r\n'));
}

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    index(
      [OURS, 'Alice Hart <alice@hart.example>', 'Alice Old <alice.old@example.net>'],
      [THEIRS, `A Stranger <${stranger}>`],
    ),
  clear: (url) => (isControl(url) ? index([CONTROL, 'Ubuntu <ftpmaster@ubuntu.com>']) : notFound),
  another: () => index([THEIRS, `A Stranger <${stranger}>`, 'alice@hart.example.elsewhere.example']),
  contradictory: {
    'a number without keys': () => text('info:1:1\r\n'),
    'a key without user IDs': () => index([OURS]),
    'an address that only begins like ours': () => index([THEIRS, 'malice@hart.example', '<alice@hart.example.org>']),
  },
  isAbsent: never,
};
