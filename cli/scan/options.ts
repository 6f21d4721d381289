import { randomUUID } from 'node:crypto';
import type { parseArgs } from 'node:util';
import { type IdentifierView, type SourceCategory, sourceCategories } from '#contract/scans/types.ts';
import type { Source } from '#core/sources/define.ts';
import { tierOf } from '#core/sources/queries/site-tiers.ts';
import { identifierOf, subjectFrom } from '#core/sources/queries/subject.ts';
import { UsageError } from '../status.ts';

/** Of profile sites: only those on which three lists agree, those on which two do, or also those that must prove themselves. */
const siteChoices = ['A', 'B', 'all'] as const;
type SiteChoice = (typeof siteChoices)[number];

/** What a scan asks about and whom, however it was started. */
export interface ScanChoice {
  name: string | null;
  /** The address first. */
  identifiers: readonly IdentifierView[];
  sites: SiteChoice;
  /** Ids and kinds of sources; empty: every source. */
  only: readonly string[];
  patienceMs: number;
  keep: string | null;
  isQuiet: boolean;
  isVerbose: boolean;
  /** Goes on without a question. */
  isAgreed: boolean;
}

export const scanOptions = {
  'user-names': { type: 'string' },
  name: { type: 'string' },
  sites: { type: 'string', default: 'B' },
  only: { type: 'string' },
  wait: { type: 'string', default: '60' },
  keep: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

type ScanValues = ReturnType<typeof parseArgs<{ options: typeof scanOptions }>>['values'];

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** @throws UsageError; AppError `invalid` for what cannot be an address or a user name */
export function readChoice(address: string, userNames: readonly string[], values: ScanValues): ScanChoice {
  const seconds = Number(values.wait);
  if (!(seconds >= 5 && seconds <= 3_600)) throw new UsageError('--wait takes seconds, from 5 to 3600.');
  return {
    name: values.name?.trim() || null,
    identifiers: identifiersOf(address, userNames),
    sites: readSites(values.sites),
    only: listOf(values.only),
    patienceMs: seconds * 1_000,
    keep: values.keep ?? null,
    isQuiet: values.quiet,
    isVerbose: values.verbose,
    isAgreed: values.yes,
  };
}

/** @throws UsageError */
export function readSites(text: string): SiteChoice {
  const sites = siteChoices.find((one) => one.toLowerCase() === text.toLowerCase());
  if (!sites) throw new UsageError('--sites takes A, B or all.');
  return sites;
}

export const userNamesIn = (values: ScanValues): string[] => listOf(values['user-names']);

/** Nothing proves here whose the address is: the report says that it was declared. */
function identifiersOf(address: string, userNames: readonly string[]): IdentifierView[] {
  const given = [
    subjectFrom({ kind: 'email', value: address }),
    ...new Map(userNames.map((value) => [value, subjectFrom({ kind: 'username', value })])).values(),
  ];
  return given.map((subject) => ({
    id: randomUUID(),
    kind: subject.kind,
    value: identifierOf(subject),
    proof: 'declared',
  }));
}

const isCategory = (word: string): word is SourceCategory => sourceCategories.some((one) => one === word);

/** Those of the sources that this scan asks. @throws UsageError for a name that is none of theirs */
export function chosenSources(
  sources: readonly Source[],
  { sites, only }: Pick<ScanChoice, 'sites' | 'only'>,
): Source[] {
  const unknown = only.filter((word) => !isCategory(word) && !sources.some(({ id }) => id === word));
  if (unknown.length > 0)
    throw new UsageError(
      `There is no source or kind ${unknown.join(', ')}. Kinds are ${sourceCategories.join(', ')}; sources sources check lists.`,
    );
  const isNamed = ({ id, category }: Source) => only.includes(id) || only.includes(category);
  return sources.filter((source) => isWithin(source, sites) && (only.length === 0 || isNamed(source)));
}

function isWithin({ id, mustProve }: Source, sites: SiteChoice): boolean {
  if (sites === 'all') return true;
  const tier = tierOf(id);
  if (mustProve) return false;
  return sites === 'B' || tier === null || tier === 'A';
}
