import type { CheckView, FindingView, ScanView } from '#contract/scans/types.ts';

/** What is known of somebody, by the fingerprints of findings. */
export interface Known {
  findingKey: string;
  state: 'there' | 'gone';
}

/** A finding of the new scan, with every fingerprint that it may be known by; the first is that of today. */
export interface Seen {
  keys: readonly [string, ...string[]];
  finding: FindingView;
}

export interface Changes<Row extends Known> {
  added: Seen[];
  back: Row[];
  same: Row[];
  gone: Row[];
}

/**
 * What a scan changes in what is known. Pure.
 * @param isGone whether something that the scan did not find is really gone; see `isGoneFrom`
 */
export function changesIn<Row extends Known>(
  known: readonly Row[],
  seen: readonly Seen[],
  isGone: (row: Row) => boolean,
): Changes<Row> {
  const byKey = new Map(known.map((row) => [row.findingKey, row]));
  const rowOf = ({ keys }: Seen) => keys.map((key) => byKey.get(key)).find((row) => row !== undefined);
  const found = new Set(seen.flatMap((one) => rowOf(one) ?? []));
  return {
    added: seen.filter((one) => rowOf(one) === undefined),
    back: [...found].filter(({ state }) => state === 'gone'),
    same: [...found].filter(({ state }) => state === 'there'),
    gone: known.filter((row) => row.state === 'there' && !found.has(row) && isGone(row)),
  };
}

type Asked = Pick<ScanView, 'checks' | 'identifiers'>;

/** What a check is about, the same in every scan. */
function aboutOf({ identifiers }: Asked, { sourceId, identifierId }: CheckView): string {
  const { kind, value } = identifiers.find(({ id }) => id === identifierId) ?? { kind: '', value: '' };
  return `${sourceId} ${kind} ${value}`;
}

const answered = ({ state }: CheckView): boolean => state === 'found' || state === 'clear';

/**
 * Whether what one scan found is gone in a later one that did not find it: every source that had reported it was asked again
 * about the same, and answered. A source that was silent says nothing.
 */
export function isGoneFrom(before: Asked, { sources }: Pick<FindingView, 'sources'>, after: Asked): boolean {
  const reporters = before.checks.filter(
    ({ sourceId, state }) => state === 'found' && sources.some(({ id }) => id === sourceId),
  );
  const answers = new Set(after.checks.filter(answered).map((check) => aboutOf(after, check)));
  return reporters.length > 0 && reporters.every((check) => answers.has(aboutOf(before, check)));
}
