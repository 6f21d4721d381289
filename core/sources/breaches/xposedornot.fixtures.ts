import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const nothing = (change: object) => ({
  BreachMetrics: null,
  BreachesSummary: { site: '' },
  ExposedBreaches: null,
  ExposedPastes: null,
  PastesSummary: { cnt: 0, domain: '', tmpstmp: '' },
  ...change,
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      BreachMetrics: { risk: [{ risk_label: 'High', risk_score: 8 }] },
      BreachesSummary: { site: 'Adobe;Tiny' },
      ExposedBreaches: {
        breaches_details: [
          {
            breach: 'Adobe',
            details: 'In October 2013 …',
            domain: 'adobe.com',
            industry: 'Information Technology',
            logo: 'Adobe.png',
            password_risk: 'easytocrack',
            verified: 'Yes',
            xposed_data: 'Email addresses;Password hints;Passwords;Usernames',
            xposed_date: '2013',
            xposed_records: 152445165,
          },
          {
            breach: 'Tiny',
            domain: '',
            password_risk: 'unknown',
            verified: 'No',
            xposed_data: 'Email addresses',
            xposed_date: '2020',
          },
        ],
      },
      PastesSummary: { cnt: 2, domain: 'pastebin.com', tmpstmp: '2019' },
      ExposedPastes: null,
    }),
  clear: () => json(nothing({})),
  another: { namesNobody: 'it names breaches, never the address they were found by' },
  contradictory: {
    'names of breaches without their details': () => json(nothing({ BreachesSummary: { site: 'Adobe;Tiny' } })),
    'names of breaches, and an empty list of details': () =>
      json(nothing({ BreachesSummary: { site: 'Adobe' }, ExposedBreaches: { breaches_details: [] } })),
    'a hidden address, a refused one or a failure within': () => json({ Error: 'Not found' }, 404),
    'the same in its other words': () => json({ detail: 'Not found' }, 404),
  },
  isAbsent(body) {
    const { BreachesSummary: summary, ExposedBreaches: exposed, PastesSummary: pastes } = Object(body);
    const none = exposed === null || exposed?.breaches_details?.length === 0;
    return none && summary?.site?.trim() === '' && pastes?.cnt < 1;
  },
};
