import { json, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      success: true,
      found: 3,
      fields: ['username', 'password', 'first_name', 'dob'],
      sources: [
        { name: 'Evony.com', date: '2016-07' },
        { name: 'Stealer Logs', date: '' },
        { name: 'Collection 1', date: '2019-01' },
      ],
    }),
  clear: () => json({ success: false, error: 'Not found' }),
  isAbsent(body) {
    const { success, error, found, sources } = Object(body);
    if (success === false) return /^not found\.?$/i.test(String(error).trim());
    return success === true && found === 0 && (sources === undefined || sources.length === 0);
  },
};
