import { never, notFound, type SourceFixtures, text } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    text(
      [
        'info:1:1',
        'pub:8D7C9A4B2E1F00112233445566778899AABBCCDD:1:4096:1388534400::',
        'uid:Alice%20Hart%20%3Calice%40hart.example%3E:1388534400::',
        'uid:Alice%20Old%20%3Calice.old%40example.net%3E:1388534400::',
        '',
      ].join('\r\n'),
    ),
  clear: () => notFound,
  isAbsent: never,
};
