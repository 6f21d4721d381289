import { z } from 'zod';
import { defineSource, type Exposure } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const count = z.number().int().nonnegative().nullish().catch(null);
/** Only what is kept; machine names, addresses and masked passwords are dropped here and go no further. */
const record = z.object({
  date_compromised: z.string().nullable(),
  total_corporate_services: count,
  total_user_services: count,
});
const answerBody = z.object({
  message: z.string(),
  stealers: z.array(record),
  total_corporate_services: count,
  total_user_services: count,
});
const ABSENT = /not associated/i;
const absentBody = z.object({ message: z.string().regex(ABSENT) });

/** https://www.hudsonrock.com/free-tools */
export const hudsonrockCavalier = defineSource({
  id: 'hudsonrock-cavalier',
  name: 'Hudson Rock',
  homepage: 'https://www.hudsonrock.com/free-tools',
  category: 'breaches',
  reveals: 'Whether your address was saved on a computer infected by malware that steals passwords.',
  clearCovers:
    'No infected computer in Hudson Rock’s collection had your address saved. Infections that it has not obtained are not in it.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['cavalier.hudsonrock.com'],
  vendor: vendors.hudsonRock,
  timeoutMs: 20_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'Hudson Rock', url: 'https://www.hudsonrock.com/' },
  removal: null,
  async check(subject, { ask }) {
    const query = encodeURIComponent(subject.email);
    const url = `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/search-by-email?email=${query}`;
    const response = await ask({ url });
    if (response.status === 404) return foundOrClear([], readJson(response, absentBody, { status: 404 }));
    const answer = readJson(response, answerBody);
    const { stealers, message, total_corporate_services: work, total_user_services: own } = answer.value;
    const isAbsent = stealers.length === 0;
    if (isAbsent !== ABSENT.test(message) || (isAbsent && (work || own))) throwChanged(response);
    return foundOrClear(stealers.map(exposureOf), answer);
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
