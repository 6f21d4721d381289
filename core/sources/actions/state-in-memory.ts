import type { Engine, SourceState, SourceStates } from '#core/sources/actions/engine.ts';
import type { KnownAnswer, Subject } from '#core/sources/define.ts';
import { type Health, standingOf, unknownHealth } from '#core/sources/health/internal/health.ts';
import {
  afterControl,
  type ControlKind,
  type ControlOutcome,
  isControlDue,
  type Proof,
  provesForMs,
} from '#core/sources/health/rules.ts';
import type { KeptCatalogue } from '#core/sources/internal/catalogue/catalogue.ts';
import { emptySlots, memorySlotBook, type SlotMemory } from '#core/sources/internal/pacing/slots/memory-book.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';

/** What one process knows of sources, and may keep in a file. Nothing in it is about a person but twins of their names. */
export interface SourceMemory extends SlotMemory {
  health: Map<string, Health>;
  catalogue: KeptCatalogue | null;
}

export const emptyMemory = (): SourceMemory => ({ ...emptySlots(), health: new Map(), catalogue: null });

/** The state of an engine without a database. @param memory grows while sources are asked */
export const stateInMemory = (memory: SourceMemory): SourceStates => ({
  open: (engine) => openState(engine, memory),
});

function openState({ clock }: Engine, memory: SourceMemory): SourceState {
  const { health } = memory;
  const twins = new Map<string, { answer: KnownAnswer; at: number }>();
  const healthOf = (sourceId: string): Health => health.get(sourceId) ?? unknownHealth;
  return {
    openSlots: (waiting) => memorySlotBook(memory, clock, waiting),
    readHealth: async () => health,
    // Whoever asks at the same time is in this process, and waits for the same question.
    takeLease: async (sourceId, kind) =>
      isControlDue(kind, healthOf(sourceId).proofs[kind], clock.now()) ? 'taken' : 'settled',
    giveLeaseBack: async () => {},
    async recordControl({ id }, kind, outcomes) {
      health.set(id, afterOutcomes(healthOf(id), kind, outcomes, clock.now()));
    },
    async noteAnswered(sourceId) {
      health.set(sourceId, { ...healthOf(sourceId), answeredAt: clock.now() });
    },
    async findTwinAnswer({ id }, subject) {
      const kept = twins.get(twinKey(id, subject));
      const isFresh = kept && clock.now().getTime() - kept.at <= provesForMs.impossible;
      return isFresh ? kept.answer : null;
    },
    async keepTwinAnswer({ id }, subject, answer) {
      twins.set(twinKey(id, subject), { answer, at: clock.now().getTime() });
    },
    catalogue: {
      read: async () => memory.catalogue,
      async write(kept) {
        memory.catalogue = kept;
      },
    },
  };
}

const twinKey = (sourceId: string, subject: Subject): string => `${sourceId} ${subject.kind} ${identifierOf(subject)}`;

function afterOutcomes(before: Health, kind: ControlKind, outcomes: readonly ControlOutcome[], now: Date): Health {
  const standing = outcomes.reduce(afterControl, standingOf(before));
  const outcome = outcomes.includes('failed') ? 'failed' : (outcomes.at(-1) ?? 'unanswered');
  const proof: Proof = {
    outcome,
    askedAt: now,
    provedAt: outcome === 'passed' ? now : before.proofs[kind].provedAt,
  };
  return {
    ...before,
    ...standing,
    since: standing.state === before.state ? before.since : now,
    proofs: { ...before.proofs, [kind]: proof },
  };
}
