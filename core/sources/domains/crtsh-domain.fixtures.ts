import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const certificate = (names: string) => ({
  id: 4242,
  issuer_name: "C=US, O=Let's Encrypt, CN=R11",
  common_name: 'hart.example',
  name_value: names,
  entry_timestamp: '2023-05-04T10:11:12.13',
  not_before: '2023-05-04T00:00:00',
  not_after: '2023-08-02T00:00:00',
  serial_number: '0a',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json([
      certificate('hart.example\nnas.hart.example'),
      certificate('*.hart.example\nwww.hart.example\nnas.stranger.example'),
    ]),
  clear: () => json([]),
  another: () => json([certificate('nas.stranger.example')]),
  contradictory: {
    'a certificate without names': () => json([{ ...certificate(''), common_name: '' }]),
  },
  /** Certificates for the domain itself and names that everybody expects tell nothing either. */
  isAbsent(body) {
    if (!Array.isArray(body)) return false;
    return !JSON.stringify(body).includes('nas.hart.example');
  },
};
