import { type GroupedExposure, groupByLabel, labelsOf } from '#core/reports/queries/join.ts';

/** What is one thing, as the one scan has it and as the other has it; one of them may have none. */
export interface SameFinding {
  key: string;
  earlier: GroupedExposure[];
  later: GroupedExposure[];
}

/**
 * Finds in two scans what is the same thing: what would be joined if both had been one scan. An id alone does not tell,
 * since it follows from what else was found: two breaches of one site have the same when each is the only one of its
 * scan. Pure, and the same the other way round.
 */
export function matchFindings(earlier: readonly GroupedExposure[], later: readonly GroupedExposure[]): SameFinding[] {
  const items = [...itemsOf('earlier', earlier), ...itemsOf('later', later)];
  const labels = labelsOf(items.map(({ member }) => member));
  // What is one finding in a scan stays one.
  const own = items.map(({ side, group }, place) => [...(labels[place] ?? []), `~|${side}|${group.joined.id}`]);
  return groupByLabel(items, own).map(({ items: same, label }) => {
    const groupsOn = (wanted: string) => [
      ...new Set(same.filter(({ side }) => side === wanted).map(({ group }) => group)),
    ];
    return { key: label, earlier: groupsOn('earlier'), later: groupsOn('later') };
  });
}

const itemsOf = (side: 'earlier' | 'later', groups: readonly GroupedExposure[]) =>
  groups.flatMap((group) => group.members.map((member) => ({ side, group, member })));
