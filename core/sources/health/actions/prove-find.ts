import { type Engine, stateOf } from '#core/sources/actions/engine.ts';
import type { Answer, KnownAnswer, Subject } from '#core/sources/define.ts';
import type { Provable } from '#core/sources/health/internal/health.ts';
import { askOneTwin, askTwin, type Turn } from '#core/sources/health/internal/questions.ts';
import { decideFind } from '#core/sources/health/rules.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';

interface Find {
  source: Provable;
  subject: Subject;
}

/**
 * What a find is worth: the source must not find a twin of the identifier. An answer about a twin is kept for as long as an impossible
 * control proves, with what is kept of the identifier. Where no twin can be made, the find counts as it is.
 * @param first what the source has just said about a twin
 * @throws the signal's reason
 */
export async function proveFind(
  engine: Engine,
  find: Find,
  found: Answer,
  turn: Turn,
  first: Answer | null = null,
): Promise<Answer> {
  const answer = first
    ? await askAndKeep(engine, find, turn, first)
    : ((await keptAnswer(engine, find)) ?? (await askAndKeep(engine, find, turn)));
  return answer === null ? found : decideFind(found, answer);
}

/** What the source says about one twin of the identifier, or has just said. @returns null where none can be made @throws the signal's reason */
export async function answerAboutTwin(engine: Engine, find: Find, turn: Turn): Promise<Answer | null> {
  const kept = await keptAnswer(engine, find);
  if (kept) return kept.state === 'clear' ? kept : null;
  const answer = await askOneTwin(engine, find.source, identifierOf(find.subject), turn);
  if (answer?.state === 'clear') await stateOf(engine).keepTwinAnswer(find.source, find.subject, answer);
  return answer;
}

const keptAnswer = async (engine: Engine, { source, subject }: Find): Promise<KnownAnswer | null> =>
  source.control.twin ? stateOf(engine).findTwinAnswer(source, subject) : null;

async function askAndKeep(
  engine: Engine,
  { source, subject }: Find,
  turn: Turn,
  first: Answer | null = null,
): Promise<Answer | null> {
  const answer = await askTwin(engine, source, identifierOf(subject), turn, first);
  if (answer === null || answer.state === 'not-checked') return answer;
  await stateOf(engine).keepTwinAnswer(source, subject, answer);
  return answer;
}
