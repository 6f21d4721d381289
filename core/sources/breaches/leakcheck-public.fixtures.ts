import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

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
  another: { namesNobody: 'it names leaks, never the address they were found by' },
  contradictory: {
    'a number without leaks': () => json({ success: true, found: 4, fields: [], sources: [] }),
    'leaks without a number': () => json({ success: true, found: 0, fields: [], sources: [{ name: 'Evony.com' }] }),
    'fields of no leak': () => json({ success: true, found: 0, fields: ['password'], sources: [] }),
    'another error': () => json({ success: false, error: 'Page not found on this server' }),
  },
  isAbsent(body) {
    const { success, error, found, sources, fields } = Object(body);
    if (success === false) return /^not found\.?$/i.test(String(error).trim());
    return success === true && found === 0 && (sources ?? []).length === 0 && (fields ?? []).length === 0;
  },
};
