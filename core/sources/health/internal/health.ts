import type { KnownState } from '#contract/sources/states.ts';
import type { Control, Source } from '#core/sources/define.ts';
import { type ControlKind, newcomer, type Proof, type Proofs, type Standing } from '#core/sources/health/rules.ts';

/** A source that says how it can be proved. */
export type Provable = Source & { control: Control };

export const isProvable = (source: Source): source is Provable => source.control !== undefined;

/** What is known of a source, also of one that nobody has asked yet. */
export interface Health extends Standing {
  since: Date | null;
  heldAt: Date | null;
  proofs: Proofs;
  /** Until when somebody asks a control. */
  leases: Readonly<Record<ControlKind, Date | null>>;
  answeredAt: Date | null;
  testedAt: Date | null;
}

const unasked: Proof = { outcome: null, askedAt: null, provedAt: null };

export const unknownHealth: Health = {
  ...newcomer,
  since: null,
  heldAt: null,
  proofs: { known: unasked, impossible: unasked },
  leases: { known: null, impossible: null },
  answeredAt: null,
  testedAt: null,
};

const isProved = ({ recent, proofs, answeredAt }: Health): boolean =>
  recent.length > 0 || [answeredAt, proofs.known.provedAt, proofs.impossible.provedAt].some((time) => time !== null);

/** The state to show. A source that has never answered is unknown, however often it was asked. */
export function knownStateOf(health: Health | undefined): KnownState {
  if (health?.heldAt) return 'held';
  if (!health || (health.state === 'healthy' && !isProved(health))) return 'unknown';
  return health.state;
}

export const standingOf = ({ state, recent, nights }: Health): Standing => ({ state, recent, nights });

/** `busy`: somebody else is asking. `settled`: nobody needs to. */
export type Lease = 'taken' | 'busy' | 'settled';
