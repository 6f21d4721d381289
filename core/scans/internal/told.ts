import type { IdentifierKind } from '#contract/scans/types.ts';
import type { Exposure, Source, Told } from '#core/sources/define.ts';

/** How an answer came to be known. One that a source with a control gave is kept only once the control has passed. */
export const toldBy = ({ ruleVersion, control }: Source, reusedFrom: Date | null): Told => ({
  rule: reusedFrom ? null : (ruleVersion ?? null),
  control: control ? 'passed' : 'none',
});

/**
 * What was found about another identifier than the scan's own address, told apart from the same thing about that: somebody
 * may have two user names at one site.
 */
export const keyedAbout = (exposure: Exposure, { kind, value }: { kind: IdentifierKind; value: string }): Exposure => ({
  ...exposure,
  key: `${exposure.key} ${kind} ${value}`,
});
