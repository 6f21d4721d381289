import type { CatalogueState } from '#contract/sources/catalogues.ts';
import { defineEvent } from '#core/base/audit/events.ts';

const movedTo = (state: string, sentence: string) =>
  defineEvent({ name: `catalogue.${state}`, action: 'update', entityType: 'source', sentence });

/** By the state that a catalogue came into. */
export const catalogueMoved: Readonly<Record<Exclude<CatalogueState, 'unread'>, ReturnType<typeof defineEvent>>> = {
  read: movedTo('read', 'Its catalogue of breaches was read'),
  failed: movedTo('failed', 'Its catalogue of breaches could not be read'),
  shrunk: movedTo('shrunk', 'Its catalogue of breaches has shrunk and is not believed'),
};

/** @property details.breaches how many @property details.newest the title of one */
export const breachesPublished = defineEvent({
  name: 'catalogue.published',
  action: 'create',
  entityType: 'source',
  sentence: 'New breaches were published in its catalogue',
});
