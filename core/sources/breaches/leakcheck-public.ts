import { z } from 'zod';
import { type BreachCatalogue, defineSource, type Exposure } from '#core/sources/define.ts';
import { breachExposure, entryFor } from '#core/sources/internal/breaches.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { labelled } from '#core/sources/internal/labels.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const success = z.looseObject({
  success: z.literal(true),
  found: z.number().int().nonnegative(),
  fields: z.array(z.string()).optional(),
  sources: z.array(z.looseObject({ name: z.string().min(1), date: z.string().nullish() })).optional(),
});
const refusal = z.looseObject({ success: z.literal(false), error: z.string() });
type Leak = NonNullable<z.infer<typeof success>['sources']>[number];

/** Names that stand for a heap of other leaks. */
const COMPILATION = /collection|combo|anti ?public|compilation|exploit\.in|onliner|unknown|naz\.api|data-?enrichment/i;
const STEALER = /stealer/i;

/** https://wiki.leakcheck.io/en/api/public; the terms ask for the visible link. */
export const leakcheckPublic = defineSource({
  id: 'leakcheck-public',
  name: 'LeakCheck',
  homepage: 'https://leakcheck.io/',
  category: 'breaches',
  reveals: 'Names and dates of leaks that hold your address, and which kinds of data leaked.',
  clearCovers: 'Leaks that LeakCheck’s public search knows. It leaves out addresses whose owners opted out.',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: ['leakcheck.io'],
  vendor: vendors.leakCheck,
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: { label: 'Powered by LeakCheck', url: 'https://leakcheck.io/' },
  removal: 'A leak cannot be withdrawn; LeakCheck lets you hide your own address in its account area.',
  async check(subject, { ask, catalogue }) {
    const query = encodeURIComponent(subject.email);
    const response = await ask({ url: `https://leakcheck.io/api/public?check=${query}` });
    const answer = readJson(response, z.union([success, refusal]));
    if (!answer.value.success) {
      requireNotFound(answer.value.error);
      return foundOrClear([], answer);
    }
    const { found, sources = [], fields = [] } = answer.value;
    // A number without names, or names or fields without a number, is not the documented answer.
    const isNothing = found === 0 && fields.length === 0;
    if (isNothing !== (sources.length === 0)) throw new SourceTrouble('changed');
    return foundOrClear(exposuresOf(sources, fields, await catalogue), answer);
  },
});

/** @throws SourceTrouble for every other error */
function requireNotFound(error: string): void {
  if (/^not found\.?$/i.test(error.trim())) return;
  throw new SourceTrouble(/limit|too many|slow down/i.test(error) ? 'limited' : 'changed');
}

function exposuresOf(leaks: Leak[], fields: string[], catalogue: BreachCatalogue): Exposure[] {
  const only = leaks.length === 1;
  const named = leaks.map((leak) => exposureOf(leak, only ? fields : [], catalogue)).filter((one) => one !== null);
  if (only || named.length === 0) return named;
  return [...named, ...unplacedExposures(fields, named, wordsOfWithdrawn(leaks, catalogue))];
}

function exposureOf({ name, date }: Leak, labels: string[], catalogue: BreachCatalogue): Exposure | null {
  const breach = { name, domain: /\.[a-z]{2,}$/i.test(name) ? name.toLowerCase() : null, date: dateOf(date) };
  const certainty = COMPILATION.test(name) ? 'unverified' : 'single';
  const entry = entryFor(catalogue, breach);
  const exposure = breachExposure(
    { ...breach, labels, certainty, passwordStorage: null, accounts: null },
    entry,
    catalogue,
  );
  if (!exposure || !STEALER.test(name)) return exposure;
  return { ...exposure, kind: 'stealer', classes: [...new Set([...exposure.classes, 'stealer-record' as const])] };
}

/** What a withdrawn or invented leak is said to hold: its fields are in the sum, and expose nothing. */
function wordsOfWithdrawn(leaks: Leak[], catalogue: BreachCatalogue): string[] {
  const entries = leaks.map(({ name, date }) => entryFor(catalogue, { name, domain: null, date: dateOf(date) }));
  return entries.flatMap((entry) => (entry?.fabricated || entry?.retired ? entry.exposed : []));
}

const ADDRESS = 'Home address';
/** What a leak that holds the whole address explains too. */
const PARTS_OF_ADDRESS: ReadonlySet<string> = new Set(['City', 'Postcode', 'Region', 'Country']);

/** The fields are told for all leaks together: what no leak explains stands by itself, as sure as the surest leak. */
function unplacedExposures(fields: string[], named: Exposure[], withdrawn: string[]): Exposure[] {
  const explained = new Set([...named.flatMap((one) => one.exposed), ...withdrawn]);
  const isExplained = (words: string) =>
    explained.has(words) || (PARTS_OF_ADDRESS.has(words) && explained.has(ADDRESS));
  const told = labelled(fields.filter((field) => labelled([field]).exposed.some((words) => !isExplained(words))));
  if (told.classes.length === 0) return [];
  return [
    {
      key: 'fields',
      kind: 'listing',
      ...told,
      breach: null,
      where: 'One or more of the leaks LeakCheck names',
      url: null,
      since: null,
      stillPublic: false,
      certainty: named.some(({ certainty }) => certainty !== 'unverified') ? 'single' : 'unverified',
      reach: 'circulating',
      passwordStorage: told.classes.includes('password') ? 'unknown' : null,
      evidence: [{ label: 'Leaks that LeakCheck names', value: String(named.length) }],
    },
  ];
}
