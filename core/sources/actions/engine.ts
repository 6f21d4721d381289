import type { KnownAnswer, Source, Subject } from '#core/sources/define.ts';
import type { Health, Lease, Provable } from '#core/sources/health/internal/health.ts';
import type { ControlKind, ControlOutcome } from '#core/sources/health/rules.ts';
import type { CatalogueStore } from '#core/sources/internal/catalogue/catalogue.ts';
import type { SlotBook } from '#core/sources/internal/pacing/slots/choose.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import type { Logger } from '#platform/log.ts';

/** What sources are asked with. Every `Platform` is one; the command line has one without a database. */
export interface Engine {
  config: Pick<Config, 'sourceKeys'>;
  clock: Clock;
  log: Logger;
  outgoing: Outgoing;
  sourceState: SourceStates;
}

/** Opens what an engine knows between two questions. */
export interface SourceStates {
  open(engine: Engine): SourceState;
}

/** What is known between two questions: quotas that were used, how each source does, answers that are used again. */
export interface SourceState {
  /** @param waiting slots of this process whose questions have not started */
  openSlots(waiting: ReadonlySet<string>): SlotBook;
  /** By source id; sources that nobody has asked are missing. */
  readHealth(): Promise<Map<string, Health>>;
  takeLease(sourceId: string, kind: ControlKind): Promise<Lease>;
  giveLeaseBack(sourceId: string, kind: ControlKind): Promise<void>;
  /**
   * Keeps what a control came to, and everything that follows from it: a source that fails again is out, and what it said
   * since this control last passed is recalled.
   * @param outcomes of its questions, in order; one that failed counts, whatever the repetition came to
   */
  recordControl(source: Source, kind: ControlKind, outcomes: readonly ControlOutcome[]): Promise<void>;
  /** A source without a control answered in a documented form. */
  noteAnswered(sourceId: string): Promise<unknown>;
  /** What a source said about the twin of an identifier, where that still counts. */
  findTwinAnswer(source: Provable, subject: Subject): Promise<KnownAnswer | null>;
  keepTwinAnswer(source: Provable, subject: Subject, answer: KnownAnswer): Promise<void>;
  catalogue: CatalogueStore;
}

declare module '#platform/platform.ts' {
  interface Platform {
    /** In the database, for every process and instance together. */
    sourceState: SourceStates;
  }
}

const states = new WeakMap<Engine, SourceState>();

/** The one state of an engine. */
export function stateOf(engine: Engine): SourceState {
  const known = states.get(engine) ?? engine.sourceState.open(engine);
  states.set(engine, known);
  return known;
}
