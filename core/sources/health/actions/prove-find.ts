import { keepAnswers } from '#core/sources/actions/keep-answers.ts';
import type { Answer, KnownAnswer, Subject } from '#core/sources/define.ts';
import { askTwin, type Turn } from '#core/sources/health/internal/questions.ts';
import type { Provable } from '#core/sources/health/internal/rows.ts';
import { decideFind, provesForMs } from '#core/sources/health/rules.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

interface Find {
  source: Provable;
  subject: Subject;
}

/**
 * What a find is worth: the source must not find a twin of the identifier. An answer about a twin is kept for as long as an impossible
 * control proves, with what is kept of the identifier. Where no twin can be made, the find counts as it is.
 * @throws the signal's reason
 */
export async function proveFind(platform: Platform, find: Find, found: Answer, turn: Turn): Promise<Answer> {
  const answer = (await keptAnswer(platform, find)) ?? (await askAndKeep(platform, find, turn));
  return answer === null ? found : decideFind(found, answer);
}

/** Answers about twins are kept beside those of their source. */
const twinSourceOf = ({ id }: Pick<Provable, 'id'>) => ({
  id: `${id} twin`,
  cacheHours: provesForMs.impossible / 3_600_000,
});

async function keptAnswer(
  { database, vault, clock }: Platform,
  { source, subject }: Find,
): Promise<KnownAnswer | null> {
  if (!source.control.twin) return null;
  const sourceId = twinSourceOf(source).id;
  const asked = { subjects: [subject], now: clock.now(), sourceId };
  const kept = await database.transaction(systemScope, (tx) => findAnswers(tx, vault, asked));
  return kept(sourceId, subject)?.answer ?? null;
}

async function askAndKeep(platform: Platform, { source, subject }: Find, turn: Turn): Promise<Answer | null> {
  const { database, vault, clock } = platform;
  const answer = await askTwin(platform, source, identifierOf(subject), turn);
  if (answer === null || answer.state === 'not-checked') return answer;
  const kept = { source: twinSourceOf(source), subject, answer, answeredAt: clock.now() };
  await database.transaction(systemScope, (tx) => keepAnswers(tx, vault, [kept]));
  return answer;
}
