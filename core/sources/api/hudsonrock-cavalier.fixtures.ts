import { json, type SourceFixtures } from '../fixtures.ts';

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
  clear: () =>
    json({
      message: 'This email address is not associated with a computer infected by an info-stealer.',
      stealers: [],
      total_corporate_services: 0,
      total_user_services: 0,
    }),
  isAbsent: (body) => Object(body).stealers?.length === 0 && /not associated/i.test(Object(body).message),
};
