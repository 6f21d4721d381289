import { json, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json([
      {
        id: 4242,
        issuer_name: 'C=IT, O=Actalis S.p.A., CN=Actalis Client Authentication CA G3',
        common_name: 'Alice Hart',
        name_value: 'alice@hart.example',
        entry_timestamp: '2023-05-04T10:11:12.13',
        not_before: '2023-05-04T00:00:00',
        not_after: '2024-05-04T00:00:00',
        serial_number: '0a',
      },
    ]),
  clear: () => json([]),
  isAbsent: (body) => Array.isArray(body) && body.length === 0,
};
