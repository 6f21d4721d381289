import type { FindingView } from '#contract/scans/types.ts';
import type { Fate } from '#core/reports/queries/fates.ts';

/** What is known of somebody, by the fingerprint of what a source said of it. */
export interface Known {
  findingKey: string;
  state: 'there' | 'gone';
}

/** A finding of the new scan, with every fingerprint that it may be known by; the first is that of today. */
export interface Seen {
  keys: readonly [string, ...string[]];
  finding: FindingView;
  /** Names of the breaches that it is, as sources have them. */
  breaches: readonly string[];
}

/** Something known that the scan shows, and as what. */
export interface Met<Row extends Known> {
  row: Row;
  seen: Seen;
}

export interface Changes<Row extends Known> {
  added: Seen[];
  back: Met<Row>[];
  same: Met<Row>[];
  gone: Row[];
  /** What is in the scan as several things, and was known as one. */
  parts: Seen[];
  /** What was known as several things, and is one of `back` and `same`. */
  joined: Row[];
}

/**
 * What a scan changes in what is known. Pure.
 * @param fateOf what became of it since the scan that saw it last; null where that cannot be read any more
 */
export function changesIn<Row extends Known>(
  known: readonly Row[],
  seen: readonly Seen[],
  fateOf: (row: Row) => Fate | null,
): Changes<Row> {
  const met = known.map((row) => ({ row, fate: fateOf(row) })).map((one) => ({ ...one, seen: metIn(seen, one) }));
  const first = new Map<Seen, Row>();
  for (const { row, seen: shown } of met.toSorted(({ row: a }, { row: b }) => rankOf(a) - rankOf(b)))
    for (const one of shown.slice(0, 1)) if (!first.has(one)) first.set(one, row);
  const kept = [...first].map(([one, row]) => ({ row, seen: one }));
  const isKept = new Set(kept.map(({ row }) => row));
  const isMet = new Set(met.flatMap((one) => one.seen));
  return {
    added: seen.filter((one) => !isMet.has(one)),
    parts: seen.filter((one) => isMet.has(one) && !first.has(one)),
    back: kept.filter(({ row }) => row.state === 'gone'),
    same: kept.filter(({ row }) => row.state === 'there'),
    joined: met.filter((one) => one.seen.length > 0 && !isKept.has(one.row)).map(({ row }) => row),
    gone: met.filter(({ row, fate }) => row.state === 'there' && fate?.state === 'gone').map(({ row }) => row),
  };
}

/** What is there stays there, whatever else is known to be the same. */
const rankOf = ({ state }: Known): number => Number(state === 'gone');

/** What of a scan is something known: what it was matched with; without that, what has one of its fingerprints. */
function metIn(seen: readonly Seen[], { row, fate }: { row: Known; fate: Fate | null }): Seen[] {
  if (fate === null) return seen.filter(({ keys }) => keys.includes(row.findingKey));
  return fate.state === 'there' ? seen.filter(({ finding }) => fate.ids.includes(finding.id)) : [];
}
