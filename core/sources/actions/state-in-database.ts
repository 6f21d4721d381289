import type { SourceState, SourceStates } from '#core/sources/actions/engine.ts';
import { keepAnswers } from '#core/sources/actions/keep-answers.ts';
import type { Provable } from '#core/sources/health/internal/health.ts';
import { recordControl } from '#core/sources/health/internal/record.ts';
import { giveLeaseBack, noteAnswers, readEveryHealth, takeLease } from '#core/sources/health/internal/rows.ts';
import { provesForMs } from '#core/sources/health/rules.ts';
import { catalogueInDatabase } from '#core/sources/internal/catalogue/catalogue-store.ts';
import { openSlotBook } from '#core/sources/internal/pacing/slots/book.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { together } from '#platform/together.ts';

/** What all processes and instances of an installation know together. */
export const stateInDatabase: SourceStates = { open: openState };

/** Answers about twins are kept beside those of their source, for as long as an impossible control proves. */
const twinSourceOf = ({ id }: Pick<Provable, 'id'>) => ({
  id: `${id} twin`,
  cacheHours: provesForMs.impossible / 3_600_000,
});

function openState(platform: Platform): SourceState {
  const { clock, database, vault } = platform;
  return {
    openSlots: (waiting) => openSlotBook(platform, waiting),
    readHealth: () => database.transaction(systemScope, readEveryHealth),
    takeLease: (sourceId, kind) => takeLease(platform, sourceId, kind),
    giveLeaseBack: (sourceId, kind) => giveLeaseBack(platform, sourceId, kind),
    recordControl: (source, kind, outcomes) => recordControl(platform, source, kind, outcomes),
    noteAnswered: together((ids) => noteAnswers(platform, ids)),
    async findTwinAnswer(source, subject) {
      const sourceId = twinSourceOf(source).id;
      const asked = { subjects: [subject], now: clock.now(), sourceId };
      const kept = await database.transaction(systemScope, (tx) => findAnswers(tx, vault, asked));
      return kept(sourceId, subject)?.answer ?? null;
    },
    async keepTwinAnswer(source, subject, answer) {
      const kept = { source: twinSourceOf(source), subject, answer, answeredAt: clock.now() };
      await database.transaction(systemScope, (tx) => keepAnswers(tx, vault, [kept]));
    },
    catalogue: catalogueInDatabase(platform),
  };
}
