import { type Engine, stateOf } from '#core/sources/actions/engine.ts';
import type { Answer, KnownAnswer, Subject } from '#core/sources/define.ts';
import type { Provable } from '#core/sources/health/internal/health.ts';
import { askTwin, type Turn } from '#core/sources/health/internal/questions.ts';
import { decideFind } from '#core/sources/health/rules.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';

interface Find {
  source: Provable;
  subject: Subject;
}

/**
 * What a find is worth: the source must not find a twin of the identifier. An answer about a twin is kept for as long as an impossible
 * control proves, with what is kept of the identifier. Where no twin can be made, the find counts as it is.
 * @throws the signal's reason
 */
export async function proveFind(engine: Engine, find: Find, found: Answer, turn: Turn): Promise<Answer> {
  const answer = (await keptAnswer(engine, find)) ?? (await askAndKeep(engine, find, turn));
  return answer === null ? found : decideFind(found, answer);
}

const keptAnswer = async (engine: Engine, { source, subject }: Find): Promise<KnownAnswer | null> =>
  source.control.twin ? stateOf(engine).findTwinAnswer(source, subject) : null;

async function askAndKeep(engine: Engine, { source, subject }: Find, turn: Turn): Promise<Answer | null> {
  const answer = await askTwin(engine, source, identifierOf(subject), turn);
  if (answer === null || answer.state === 'not-checked') return answer;
  await stateOf(engine).keepTwinAnswer(source, subject, answer);
  return answer;
}
