import { askedOf, type ComparedScan, sideOf, unknownIn } from '#core/reports/internal/compared-sides.ts';
import { matchFindings } from '#core/reports/internal/same-findings.ts';

/**
 * What became of a finding: it is there, under these ids; every source that had reported it was asked about the same again,
 * answered, and has it no longer; or one of them did not answer or was not asked.
 */
export type Fate = { state: 'there'; ids: string[] } | { state: 'gone' | 'unchecked' };

/** What became of each finding of an earlier scan in a later one, by its id in the earlier, by the rules of `compareScans`. Pure. */
export function fatesOf(earlier: ComparedScan, later: ComparedScan): Map<string, Fate> {
  const sides = { earlier: sideOf(earlier), later: sideOf(later) };
  const fates = matchFindings(sides.earlier.groups, sides.later.groups).flatMap((match) => {
    const ids = match.later.map(({ joined }) => joined.id);
    const isUnknown = ids.length === 0 && unknownIn(sides.later, askedOf(sides.earlier, match.earlier)).length > 0;
    const fate: Fate = ids.length > 0 ? { state: 'there', ids } : { state: isUnknown ? 'unchecked' : 'gone' };
    return match.earlier.map(({ joined }) => [joined.id, fate] as const);
  });
  return new Map(fates);
}
