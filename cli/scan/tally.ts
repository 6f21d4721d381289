import { type SourceCategory, sourceCategories } from '#contract/scans/types.ts';
import type { Change, Check } from '#core/scans/actions/scan-standalone.ts';

type Standing = 'queued' | 'checking' | 'found' | 'clear' | 'not-checked';

/** One check while the scan runs. */
export interface Standee {
  check: Check;
  state: Standing;
  /** Findings. */
  found: number;
}

/** How far a scan has come, check by check. */
export interface Tally {
  note(change: Change): void;
  /** A source that must prove itself did not, and is not asked. */
  leaveOut(sourceId: string): void;
  all(): readonly Standee[];
}

const keyOf = ({ source, identifierId }: Check): string => `${source.id} ${identifierId}`;

export function createTally(checks: readonly Check[]): Tally {
  const standing = new Map<string, Standee>(
    checks.map((check) => [keyOf(check), { check, state: 'queued', found: 0 }]),
  );
  return {
    note(change) {
      const one = standing.get(keyOf(change.check));
      if (!one || change.state === 'waiting') return;
      if (change.state === 'checking') one.state = 'checking';
      else {
        one.state = change.answer.state;
        one.found = change.answer.state === 'found' ? change.answer.exposures.length : 0;
      }
    },
    leaveOut(sourceId) {
      for (const [key, { check }] of standing) if (check.source.id === sourceId) standing.delete(key);
    },
    all: () => [...standing.values()],
  };
}

export const isOpen = ({ state }: Standee): boolean => state === 'queued' || state === 'checking';

export interface GroupCount {
  category: SourceCategory;
  found: number;
  clear: number;
  notChecked: number;
  open: number;
}

/** Counts by kind of source, those with findings first. */
export function groupsOf(all: readonly Standee[]): GroupCount[] {
  const count = (own: readonly Standee[], ...states: Standing[]) =>
    own.filter(({ state }) => states.includes(state)).length;
  const groups = sourceCategories.flatMap((category) => {
    const own = all.filter(({ check }) => check.source.category === category);
    if (own.length === 0) return [];
    return {
      category,
      found: count(own, 'found'),
      clear: count(own, 'clear'),
      notChecked: count(own, 'not-checked'),
      open: count(own, 'queued', 'checking'),
    };
  });
  return groups.sort((a, b) => b.found - a.found || b.open - a.open);
}
