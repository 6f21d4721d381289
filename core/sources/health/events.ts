import { defineEvent } from '#core/base/audit/events.ts';
import type { SourceState } from './rules.ts';

/** By the state that a source came into. */
export const sourceMoved: Readonly<Record<SourceState, ReturnType<typeof defineEvent>>> = {
  healthy: defineEvent({
    name: 'source.healthy',
    action: 'update',
    entityType: 'source',
    sentence: 'A source is asked again: it passed its tests',
  }),
  suspect: defineEvent({
    name: 'source.suspect',
    action: 'update',
    entityType: 'source',
    sentence: 'A source failed a control',
  }),
  quarantined: defineEvent({
    name: 'source.quarantined',
    action: 'update',
    entityType: 'source',
    sentence: 'A source failed two controls of three and is not asked any more',
  }),
  probation: defineEvent({
    name: 'source.probation',
    action: 'update',
    entityType: 'source',
    sentence: 'A source that had been left out passed a test',
  }),
};

/** @property details sourceId, from (ISO 8601; null: from the beginning) and until, in which its answers do not count */
export const sourceRecalled = defineEvent({
  name: 'source.recalled',
  action: 'update',
  entityType: 'source',
  sentence: 'What a source said since its last good control is withdrawn',
});

export const sourceHeld = defineEvent({
  name: 'source.held',
  action: 'update',
  entityType: 'source',
  sentence: 'Staff took a source out',
});

export const sourceReleased = defineEvent({
  name: 'source.released',
  action: 'update',
  entityType: 'source',
  sentence: 'Staff let a source be asked again',
});
