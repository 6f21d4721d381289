import { and, gte, inArray } from 'drizzle-orm';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import { sourceCategories } from '#contract/scans/types.ts';
import {
  type DayMark,
  type DayRun,
  filterSources,
  type ListedSource,
  type SourceCounts,
  type SourceFilter,
  type SourceList,
  sourcesPerPage,
} from '#contract/sources/listing.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import type { Source } from '#core/sources/define.ts';
import { conditionOf } from '#core/sources/health/internal/condition.ts';
import { type Health, unknownHealth } from '#core/sources/health/internal/health.ts';
import { paceWords } from '#core/sources/health/internal/pace-words.ts';
import { readEveryHealth } from '#core/sources/health/internal/rows.ts';
import { daysKept } from '#core/sources/health/rules.ts';
import { sourceDays } from '#core/sources/health/schema.ts';
import { readPrecision } from '#core/sources/queries/precision.ts';
import { sourceWordsOf } from '#core/sources/queries/source-words.ts';
import { liveSources, pacedWith, switchedOnSources } from '#core/sources/queries/sources.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { registry } from '#core/sources/registry.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const DAY = 86_400_000;

/** How many sources are live, and how many a free scan asks. Nothing is counted as live that has not shown it, or that no scan asks. */
export async function countSources({ actor, platform }: Context): Promise<SourceCounts> {
  const { clock, config, database } = platform;
  const health = await database.read(scopeOf(actor), readEveryHealth);
  const now = clock.now();
  const live = switchedOnSources(config).filter((source) => {
    const { condition } = conditionOf(source, health.get(source.id) ?? unknownHealth, { now, isSwitchedOn: true });
    return condition === 'answering';
  });
  const providers = new Set(live.map(({ vendor }) => vendor.id)).size;
  return { live: live.length, providers, asked: liveSources(config).length };
}

/** A source without what is read for those alone that a page shows. */
export type OutlinedSource = Omit<ListedSource, 'days' | 'precision'>;

/** Every source there is, by kind and name, with how it does. */
export function outlineSources(
  { clock, config }: Platform,
  health: ReadonlyMap<string, Health>,
  language: Language = firstLanguage,
): OutlinedSource[] {
  const now = clock.now();
  const on = new Set(switchedOnSources(config).map(({ id }) => id));
  return sortedRegistry().map((source) => ({
    ...factsOf(source, language),
    pace: paceWords(pacedWith(config, source).quota.windows, language),
    ...conditionOf(source, health.get(source.id) ?? unknownHealth, { now, isSwitchedOn: on.has(source.id), language }),
  }));
}

let sorted: readonly Source[] | null = null;

/** Comparing some 1,500 names takes a while, and they stay the same. */
function sortedRegistry(): readonly Source[] {
  const { compare } = new Intl.Collator('en-GB');
  const kindOf = ({ category }: Source) => sourceCategories.indexOf(category);
  sorted ??= registry.toSorted((a, b) => kindOf(a) - kindOf(b) || compare(a.name, b.name));
  return sorted;
}

/** With the last days of each, and how often it was right. */
export async function withHistory<Outlined extends { id: string }>(
  tx: Transaction,
  now: Date,
  some: readonly Outlined[],
): Promise<(Outlined & Pick<ListedSource, 'days' | 'precision'>)[]> {
  const daysOf = await readDays(tx, now, some);
  const precision = await readPrecision(tx);
  return some.map((one) => ({ ...one, days: daysOf(one.id), precision: precision.get(one.id) ?? null }));
}

/**
 * The sources that match a filter. Without one, kinds of more than a page are only counted.
 * @param page from 1; a page beyond the last one is the last
 * @param language of what is said about them, which the filter's words are looked for in
 */
export async function listSources(
  { actor, platform }: Context,
  { filter, page, language }: { filter: SourceFilter; page: number; language?: Language },
): Promise<SourceList> {
  return platform.database.read(scopeOf(actor), async (tx) => {
    const all = outlineSources(platform, await readEveryHealth(tx), language);
    const matching = filterSources(all, filter);
    const kinds = kindsOf(matching);
    const isWhole = matching.length === all.length;
    const last = Math.max(1, Math.ceil(matching.length / sourcesPerPage));
    const shown = Math.min(Math.max(1, page), last);
    const small = new Set(kinds.filter((kind) => kind.matching <= sourcesPerPage).map(({ category }) => category));
    const some = isWhole
      ? matching.filter(({ category }) => small.has(category))
      : matching.slice((shown - 1) * sourcesPerPage, shown * sourcesPerPage);
    return {
      sources: await withHistory(tx, platform.clock.now(), some),
      page: isWhole ? 0 : shown,
      matching: matching.length,
      total: all.length,
      live: countLive(all),
      kinds,
    };
  });
}

const countLive = (list: readonly OutlinedSource[]): number =>
  list.filter(({ condition }) => condition === 'answering').length;

const kindsOf = (list: readonly OutlinedSource[]): SourceList['kinds'] =>
  [...Map.groupBy(list, ({ category }) => category)].map(([category, own]) => ({
    category,
    matching: own.length,
    live: countLive(own),
  }));

const regionNames = new Map<Language, Intl.DisplayNames>();

function regionIn(language: Language, code: string): string {
  const { locale } = languageFacts[language];
  const names = regionNames.get(language) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regionNames.set(language, names);
  return names.of(code.toUpperCase()) ?? code;
}

function factsOf(source: Source, language: Language) {
  const { reveals, clearCovers } = sourceWordsOf(source, language);
  return {
    id: source.id,
    name: sourceWords(language)(source.name, 'names'),
    homepage: source.homepage,
    category: source.category,
    reveals,
    clearCovers,
    privacy: source.privacy,
    countries: (source.countries ?? []).map((code) => regionIn(language, code)),
    isOfDomain: source.needs === 'domain',
    credit: source.credit,
  };
}

async function readDays(
  tx: Transaction,
  now: Date,
  some: readonly { id: string }[],
): Promise<(sourceId: string) => DayRun[]> {
  const days = Array.from({ length: daysKept }, (_, n) =>
    new Date(now.getTime() - (daysKept - 1 - n) * DAY).toISOString().slice(0, 10),
  );
  const [first = ''] = days;
  const ids = some.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(sourceDays)
    .where(and(gte(sourceDays.day, first), inArray(sourceDays.sourceId, ids)));
  const marks = new Map(rows.map(({ sourceId, day, mark }) => [`${sourceId} ${day}`, mark]));
  return (sourceId) => runsOf(days.map((day) => marks.get(`${sourceId} ${day}`) ?? null));
}

function runsOf(marks: readonly DayMark[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const mark of marks) {
    const last = runs.at(-1);
    if (last?.mark === mark) last.days++;
    else runs.push({ mark, days: 1 });
  }
  return runs;
}
