import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const nothing = (change: object) => ({
  message: 'This email address is not associated with a computer infected by an info-stealer.',
  stealers: [],
  total_corporate_services: 0,
  total_user_services: 0,
  ...change,
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      message: 'This email address is associated with a computer that was infected by an info-stealer.',
      stealers: [
        {
          total_corporate_services: 2,
          total_user_services: 31,
          date_compromised: '2026-07-02T11:20:00.000Z',
          computer_name: 'CANARY-MACHINE',
          operating_system: 'Windows 11 Pro CANARY-SYSTEM',
          malware_path: 'C:\\Users\\CANARY-PATH\\setup.exe',
          antiviruses: ['CANARY-DEFENDER'],
          ip: '93.184.***.CANARY-IP',
          top_passwords: ['C*****Y-PASSWORD'],
          top_logins: ['c****y-login@hart.example'],
        },
      ],
      total_corporate_services: 2,
      total_user_services: 31,
    }),
  clear: () => json(nothing({})),
  another: { namesNobody: 'it tells of machines, never of the address they were found by' },
  contradictory: {
    'no machine, said to be infected': () => json(nothing({ message: 'This address is associated with a computer.' })),
    'no machine, with sign-ins saved on it': () => json(nothing({ total_user_services: 31 })),
    'a machine of nobody': () =>
      json(nothing({ stealers: [{ date_compromised: null, total_corporate_services: 0, total_user_services: 0 }] })),
    'another message with status 404': () => json({ message: 'No such page' }, 404),
  },
  isAbsent(body) {
    const { stealers, message, total_corporate_services: work, total_user_services: own } = Object(body);
    return stealers?.length === 0 && /not associated/i.test(message) && !(work > 0) && !(own > 0);
  },
};
