import { z } from 'zod';
import { type BreachCatalogue, defineSource, type Exposure } from '#core/sources/define.ts';
import { breachExposure, entryFor } from '#core/sources/internal/breaches.ts';
import { foundOrClear, readJson, throwChanged } from '#core/sources/internal/read.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

const suffixes = z.array(
  z.looseObject({ hashSuffix: z.string().regex(/^[0-9a-f]{34}$/i), websites: z.array(z.string().min(1)).min(1) }),
);
/** A prefix is shared by some 390 addresses: an answer far below that is not whole. */
const FEWEST_SUFFIXES = 50;

/**
 * https://haveibeenpwned.com/API/v3, search by hash prefix. The plans that may be used for other people include it,
 * so the plain search is never asked: a plan without it answers 401 or 403, and the source reads "refused".
 */
export const hibpAccountRange = defineSource({
  id: 'hibp-account-range',
  name: 'Have I Been Pwned',
  homepage: 'https://haveibeenpwned.com/',
  category: 'breaches',
  reveals: 'Data breaches that hold your address, asked with the first six characters of a hash only.',
  clearCovers:
    'Breaches that Have I Been Pwned shows to everybody. It leaves out sensitive ones, such as of dating sites, and addresses whose owners opted out.',
  needs: 'email',
  privacy: 'P1',
  key: { name: 'HIBP_API_KEY', required: true },
  hosts: ['haveibeenpwned.com'],
  vendor: vendors.haveIBeenPwned,
  timeoutMs: 15_000,
  maxBytes: 2_000_000,
  cacheHours: 24,
  credit: { label: 'Have I Been Pwned', url: 'https://haveibeenpwned.com/' },
  removal: 'A breach cannot be withdrawn; Have I Been Pwned lets you opt out of its public search.',
  async check(subject, { ask, key, catalogue }) {
    const hash = hashOf('sha1', subject.email);
    const response = await ask({
      url: `https://haveibeenpwned.com/api/v3/breachedaccount/range/${hash.slice(0, 6)}`,
      headers: { 'hibp-api-key': key ?? '', accept: 'application/json' },
    });
    const answer = readJson(response, suffixes);
    const listed = new Set(answer.value.map((one) => one.hashSuffix.toLowerCase()));
    const ours = answer.value.filter((one) => one.hashSuffix.toLowerCase() === hash.slice(6));
    if (ours.length === 0 && listed.size < FEWEST_SUFFIXES) throwChanged(response);
    const names = new Set(ours.flatMap((one) => one.websites));
    const known = await catalogue;
    return foundOrClear(
      [...names].map((name) => exposureOf(name, known)).filter((one) => one !== null),
      answer,
    );
  },
});

function exposureOf(name: string, catalogue: BreachCatalogue): Exposure | null {
  const named = { name, domain: null, date: null };
  const entry = entryFor(catalogue, named);
  const certainty = entry === null ? 'single' : entry.verified ? 'verified' : 'unverified';
  return breachExposure({ ...named, labels: [], certainty, passwordStorage: null, accounts: null }, entry, catalogue);
}
