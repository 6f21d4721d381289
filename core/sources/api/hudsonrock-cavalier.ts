import { z } from 'zod';
import { dateOf } from '../dates.ts';
import { defineSource, type Exposure } from '../define.ts';
import { changed, clear, foundOrClear, parseJson } from '../read.ts';

const count = z.number().int().nonnegative().nullish().catch(null);
/** Only what is kept; machine names, addresses and masked passwords are dropped here and go no further. */
const record = z.object({
  date_compromised: z.string().nullable(),
  total_corporate_services: count,
  total_user_services: count,
});
const answerBody = z.object({ message: z.string(), stealers: z.array(record) });
const absentBody = z.object({ message: z.string().regex(/not associated/i) });

/** https://www.hudsonrock.com/free-tools */
export const hudsonrockCavalier = defineSource({
  id: 'hudsonrock-cavalier',
  name: 'Hudson Rock',
  homepage: 'https://www.hudsonrock.com/free-tools',
  category: 'breaches',
  reveals: 'Whether your address was saved on a computer infected by malware that steals passwords.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['cavalier.hudsonrock.com'],
  pace: { everyMs: 2_000, burst: 1, concurrency: 1 },
  timeoutMs: 20_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'Hudson Rock', url: 'https://www.hudsonrock.com/' },
  removal: null,
  async check(subject, { ask }) {
    const query = encodeURIComponent(subject.email);
    const url = `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/search-by-email?email=${query}`;
    const response = await ask({ url });
    if (response.status !== 200 && response.status !== 404) changed(response);
    if (response.status === 404) {
      parseJson(response, absentBody);
      return clear;
    }
    const { stealers } = parseJson(response, answerBody);
    if (stealers.length === 0) parseJson(response, absentBody);
    return foundOrClear(stealers.map(exposureOf));
  },
});

function exposureOf(one: z.infer<typeof record>, index: number): Exposure {
  const since = dateOf(one.date_compromised);
  const counts: [string, number | null | undefined][] = [
    ['Saved sign-ins for private services', one.total_user_services],
    ['Saved sign-ins for work services', one.total_corporate_services],
  ];
  return {
    key: `stealer:${one.date_compromised ?? index}`,
    kind: 'stealer',
    classes: ['stealer-record'],
    exposed: ['Saved passwords', 'Sign-in sessions'],
    breach: null,
    where: 'A computer infected by password-stealing malware',
    url: null,
    since,
    stillPublic: false,
    certainty: 'single',
    reach: 'circulating',
    passwordStorage: null,
    evidence: counts.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : [])),
  };
}
