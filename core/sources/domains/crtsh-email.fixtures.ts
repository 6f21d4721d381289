import { json, type SourceFixtures, stranger } from '#core/sources/internal/fixtures.ts';

const certificate = (commonName: string, email: string) => ({
  id: 4242,
  issuer_name: 'C=IT, O=Actalis S.p.A., CN=Actalis Client Authentication CA G3',
  common_name: commonName,
  name_value: email,
  entry_timestamp: '2023-05-04T10:11:12.13',
  not_before: '2023-05-04T00:00:00',
  not_after: '2024-05-04T00:00:00',
  serial_number: '0a',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json([certificate('Alice Hart', 'alice@hart.example'), certificate('A Stranger', stranger)]),
  clear: () => json([]),
  another: () => json([certificate('A Stranger', stranger)]),
  contradictory: { 'a certificate without names': () => json([certificate('', '')]) },
  isAbsent: (body) => Array.isArray(body) && body.length === 0,
};
