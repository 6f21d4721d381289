import type { Engine } from '#core/sources/actions/engine.ts';
import type { Answer, Source, Subject } from '#core/sources/define.ts';
import { isProvable } from '#core/sources/health/internal/health.ts';
import type { Turn } from '#core/sources/health/internal/questions.ts';
import { healthNow } from '#core/sources/health/internal/remembered.ts';
import { decideAnswer, isProved, isSuspended, neededControl } from '#core/sources/health/rules.ts';
import { ensureControl } from './ensure-control.ts';
import { noteAnswered } from './note-answered.ts';
import { answerAboutTwin, proveFind } from './prove-find.ts';

/**
 * What the answer of a source about somebody is worth: "found" needs that it finds neither an impossible identifier nor a twin of the
 * one asked about, and "clear" that it finds a known one. A twin that it does not find is impossible enough; one that it finds is no reason
 * to call it a liar, which only the control can. Call it once the source has answered, when its place among the open questions is free again.
 * @returns the answer, or "not checked"
 * @throws the signal's reason
 */
export async function proveAnswer(
  engine: Engine,
  { source, subject }: { source: Source; subject: Subject },
  answer: Answer,
  turn: Turn,
): Promise<Answer> {
  const kind = neededControl(answer);
  if (kind === null) return answer;
  const before = await healthNow(engine, source.id);
  if (isSuspended(before)) return suspended;
  if (!isProvable(source)) {
    await noteAnswered(engine, source.id);
    return answer;
  }
  let twin: Answer | null = null;
  if (!isProved(kind, before.proofs[kind], engine.clock.now())) {
    if (kind === 'impossible') twin = await answerAboutTwin(engine, { source, subject }, turn);
    if (twin?.state === 'clear') return answer;
    await ensureControl(engine, source, kind, turn);
  }
  const now = await healthNow(engine, source.id);
  if (isSuspended(now)) return suspended;
  const decided = decideAnswer(answer, now.proofs, engine.clock.now());
  return decided.state === 'found' ? proveFind(engine, { source, subject }, decided, turn, twin) : decided;
}

const suspended: Answer = { state: 'not-checked', reason: 'suspended' };
