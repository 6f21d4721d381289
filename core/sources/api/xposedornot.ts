import { z } from 'zod';
import type { PasswordStorage } from '#contract/exposures.ts';
import { breachExposure, entryFor } from '../breaches.ts';
import { dateOf } from '../dates.ts';
import { type BreachCatalogue, defineSource, type Exposure } from '../define.ts';
import { clear, foundOrClear, parseJson, readJson } from '../read.ts';

const storageOf: Readonly<Record<string, PasswordStorage>> = {
  plaintext: 'plain',
  easytocrack: 'weak',
  hardtocrack: 'strong',
  unknown: 'unknown',
};

const detail = z.looseObject({
  breach: z.string().min(1),
  domain: z.string().nullish(),
  xposed_data: z.string(),
  xposed_date: z.union([z.string(), z.number()]).nullish(),
  xposed_records: z.coerce.number().nullish().catch(null),
  password_risk: z.string().nullish(),
  verified: z.union([z.string(), z.boolean()]).nullish(),
});
const analytics = z.looseObject({
  ExposedBreaches: z.looseObject({ breaches_details: z.array(detail) }).nullable(),
  PastesSummary: z.looseObject({ cnt: z.number() }).nullish(),
});
const absent = z.looseObject({ Error: z.string().regex(/not found/i) });

/** https://xposedornot.com/api_doc, read June 2026. */
export const xposedornot = defineSource({
  id: 'xposedornot',
  name: 'XposedOrNot',
  homepage: 'https://xposedornot.com/',
  category: 'breaches',
  reveals: 'Data breaches that hold your address, what leaked in each, and how well its passwords were protected.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['api.xposedornot.com'],
  pace: { everyMs: 1_000, burst: 1, concurrency: 1 },
  timeoutMs: 15_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'XposedOrNot', url: 'https://xposedornot.com/' },
  removal: 'A breach cannot be withdrawn; XposedOrNot lets you hide your own address on its site.',
  async check(subject, { ask, catalogue }) {
    const query = encodeURIComponent(subject.email);
    const response = await ask({ url: `https://api.xposedornot.com/v1/breach-analytics?email=${query}` });
    if (response.status === 404) {
      parseJson(response, absent);
      return clear;
    }
    const { ExposedBreaches, PastesSummary } = readJson(response, analytics);
    const known = await catalogue;
    const breaches = (ExposedBreaches?.breaches_details ?? []).map((one) => exposureOf(one, known));
    return foundOrClear([...breaches, pastes(PastesSummary?.cnt ?? 0)].filter((one) => one !== null));
  },
});

function exposureOf(one: z.infer<typeof detail>, catalogue: BreachCatalogue): Exposure | null {
  const named = {
    name: one.breach,
    domain: one.domain || null,
    date: dateOf(one.xposed_date?.toString()),
    labels: one.xposed_data.split(';'),
    passwordStorage: storageOf[one.password_risk ?? ''] ?? null,
    accounts: one.xposed_records ?? null,
  };
  const entry = entryFor(catalogue, named);
  const verified = entry?.verified || /^(?:yes|true)$/i.test(String(one.verified));
  const doubted = /^(?:no|false)$/i.test(String(one.verified));
  return breachExposure(
    { ...named, certainty: verified ? 'verified' : doubted ? 'unverified' : 'single' },
    entry,
    catalogue,
  );
}

function pastes(count: number): Exposure | null {
  if (count < 1) return null;
  return {
    key: 'pastes',
    kind: 'paste',
    classes: ['breach-email'],
    exposed: ['Email address'],
    breach: null,
    where: 'Public text dumps (pastes)',
    url: null,
    since: null,
    stillPublic: false,
    certainty: 'unverified',
    reach: 'circulating',
    passwordStorage: null,
    evidence: [{ label: 'Pastes', value: String(count) }],
  };
}
