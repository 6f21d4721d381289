import { z } from 'zod';
import type { PasswordStorage } from '#contract/scans/exposures.ts';
import { type BreachCatalogue, defineSource, type Exposure } from '#core/sources/define.ts';
import { breachExposure, entryFor } from '#core/sources/internal/breaches.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const storageOf: ReadonlyMap<string, PasswordStorage> = new Map([
  ['plaintext', 'plain'],
  ['easytocrack', 'weak'],
  ['hardtocrack', 'strong'],
  ['unknown', 'unknown'],
]);

/** How passwords were kept, by what it calls that; null for anything else. */
export const passwordsOf = (risk: string): PasswordStorage | null => storageOf.get(risk) ?? null;

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
  /** Names of the breaches, "Adobe;Canva". */
  BreachesSummary: z.looseObject({ site: z.string() }),
  ExposedBreaches: z.looseObject({ breaches_details: z.array(detail) }).nullable(),
  PastesSummary: z.looseObject({ cnt: z.number() }),
});

const urlOf = (email: string) => `https://api.xposedornot.com/v1/breach-analytics?email=${encodeURIComponent(email)}`;

/** https://xposedornot.com/api_doc, read June 2026. */
export const xposedornot = defineSource({
  id: 'xposedornot',
  name: 'XposedOrNot',
  homepage: 'https://xposedornot.com/',
  category: 'breaches',
  reveals: 'Data breaches that hold your address, what leaked in each, and how well its passwords were protected.',
  clearCovers:
    'Breaches and pastes that XposedOrNot shows to everybody. It leaves out addresses whose owners asked to be hidden.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['api.xposedornot.com'],
  vendor: vendors.xposedOrNot,
  timeoutMs: 15_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'XposedOrNot', url: 'https://xposedornot.com/' },
  removal: 'A breach cannot be withdrawn; XposedOrNot lets you hide your own address on its site.',
  browserUrl: ({ email }) => urlOf(email),
  async check(subject, { ask, catalogue }) {
    const response = await ask({ url: urlOf(subject.email) });
    // 404 is for an address that its owner hides, for a refused one and for a failure within: it says nothing.
    if (response.status === 404) throw new SourceTrouble('refused', { status: 404 });
    const answer = readJson(response, analytics);
    const { BreachesSummary, ExposedBreaches, PastesSummary } = answer.value;
    const details = ExposedBreaches?.breaches_details ?? [];
    if (details.length === 0 && BreachesSummary.site.trim() !== '') throw new SourceTrouble('changed');
    const known = await catalogue;
    const found = [...details.map((one) => exposureOf(one, known)), pastesExposure(PastesSummary.cnt)];
    return foundOrClear(
      found.filter((one) => one !== null),
      answer,
    );
  },
});

function exposureOf(one: z.infer<typeof detail>, catalogue: BreachCatalogue): Exposure | null {
  const named = {
    name: one.breach,
    domain: one.domain || null,
    date: dateOf(one.xposed_date?.toString()),
    labels: one.xposed_data.split(';'),
    passwordStorage: passwordsOf(one.password_risk ?? ''),
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

function pastesExposure(count: number): Exposure | null {
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
