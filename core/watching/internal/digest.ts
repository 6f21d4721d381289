import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { findingPath, type WatchedChange } from '#contract/watching/types.ts';
import type { KnownRow } from '#core/watching/internal/known.ts';
import { readReports, seenIn } from '#core/watching/internal/reports.ts';
import type { Watched } from '#core/watching/internal/watched.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** A change in words, with what to do about it. */
export interface DigestItem extends WatchedChange {
  /** The first step that is left; null where there is none. */
  step: string | null;
  group: FindingView['group'];
}

/** Changes in words, as the scan that saw each thing last has it. What no scan shows any more is left out. */
export async function describeChanges(
  tx: Transaction,
  platform: Platform,
  watched: Watched,
  rows: readonly KnownRow[],
  language: Language = firstLanguage,
): Promise<DigestItem[]> {
  const scanIds = rows.map(({ scanId }) => scanId);
  const reports = await readReports(tx, platform, watched, scanIds, language);
  const seen = new Map([...reports].map(([id, report]) => [id, seenIn(platform, watched.watchId, report)]));
  return rows.flatMap(({ findingKey, scanId, change, changedAt }) => {
    const found = seen.get(scanId ?? '')?.find(({ keys }) => keys.includes(findingKey));
    if (!found || !scanId || !change || !changedAt) return [];
    const { id, title, since, group, steps } = found.finding;
    const at = changedAt.toISOString();
    return [{ kind: change, at, title, since, path: findingPath(scanId, id), group, step: steps[0]?.text ?? null }];
  });
}

/** What is worth a mail: not what the person has dealt with meanwhile, or said to be somebody else's. */
export async function itemsOf(...args: Parameters<typeof describeChanges>): Promise<DigestItem[]> {
  const items = await describeChanges(...args);
  const worth = items.filter(({ kind, group }) => kind === 'gone' || group === 'todo' || group === 'watch');
  return worth.sort((a, b) => Number(a.kind === 'gone') - Number(b.kind === 'gone'));
}
