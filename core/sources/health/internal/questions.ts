import { randomUUID } from 'node:crypto';
import { askSource } from '#core/sources/actions/ask.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import type { Engine } from '#core/sources/actions/engine.ts';
import { type Asker, paceOf } from '#core/sources/actions/pace.ts';
import { pacedOutgoing } from '#core/sources/actions/paced-outgoing.ts';
import type { Answer } from '#core/sources/define.ts';
import { type ControlKind, type ControlOutcome, isPassedOver, outcomeOf } from '#core/sources/health/rules.ts';
import { NoSlotError } from '#core/sources/internal/pacing/gate.ts';
import { keyOf, pacedWith } from '#core/sources/queries/sources.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import type { Provable } from './health.ts';

/** Who waits for a control, and until when. */
export interface Turn {
  asker: Asker;
  /** The last moment at which a question may start. */
  latest: Date;
  signal: AbortSignal;
}

/**
 * Asks a control. One that failed is asked once more: a single mistake makes a source suspect, and two put it out.
 * @param most questions that may be asked
 * @throws the signal's reason
 */
export async function askControl(
  engine: Engine,
  source: Provable,
  kind: ControlKind,
  turn: Turn,
  most = Number.POSITIVE_INFINITY,
): Promise<ControlOutcome[]> {
  const first = await askOnce(engine, source, kind, turn, most);
  const left = most - first.asked;
  if (first.outcome !== 'failed' || left < 1) return [first.outcome];
  return [first.outcome, (await askOnce(engine, source, kind, turn, left)).outcome];
}

async function askOnce(
  engine: Engine,
  source: Provable,
  kind: ControlKind,
  turn: Turn,
  most: number,
): Promise<{ outcome: ControlOutcome; asked: number }> {
  const { control } = source;
  const all = kind === 'known' ? control.known : [control.impossible()];
  const names = ofToday(all, most, engine.clock.now());
  const answers: Answer[] = [];
  for (const name of names) {
    const answer = await askPaced(engine, source, name, turn);
    answers.push(answer);
    if (!isPassedOver(answer)) break;
  }
  const outcome = outcomeOf(kind, answers, control);
  const hasOthers = outcome !== 'passed' && answers.length === names.length && names.length < all.length;
  return { outcome: hasOthers ? 'unanswered' : outcome, asked: answers.length };
}

const DAY = 86_400_000;

/** Those of the names whose turn it is, where not all of them may be asked in one day. */
function ofToday(names: readonly string[], most: number, now: Date): readonly string[] {
  if (names.length <= most) return names;
  const first = (Math.floor(now.getTime() / DAY) * most) % names.length;
  return [...names.slice(first), ...names.slice(0, first)].slice(0, most);
}

/**
 * Asks about the twin of an identifier that was found. One that is found is asked about once more with another twin: the first may
 * really be somebody's name.
 * @param said what it has said about the first
 * @returns null where no twin can be made
 * @throws the signal's reason
 */
export async function askTwin(
  engine: Engine,
  source: Provable,
  identifier: string,
  turn: Turn,
  said: Answer | null = null,
): Promise<Answer | null> {
  const first = said ?? (await askOneTwin(engine, source, identifier, turn));
  return first?.state === 'found' ? askOneTwin(engine, source, identifier, turn) : first;
}

/** @returns null where no twin can be made @throws the signal's reason */
export async function askOneTwin(
  engine: Engine,
  source: Provable,
  identifier: string,
  turn: Turn,
): Promise<Answer | null> {
  const twin = source.control.twin?.(identifier) ?? null;
  return twin === null ? null : askPaced(engine, source, twin, turn);
}

/** Within the pace of its vendor, as every other question. */
export async function askPaced(
  engine: Engine,
  source: Provable,
  name: string,
  { asker, latest, signal }: Turn,
): Promise<Answer> {
  const { clock, config, log, outgoing } = engine;
  const paced = pacedWith(config, source);
  const pace = paceOf(engine);
  const holder = `control ${randomUUID()}`;
  try {
    const slot = (await pace.reserve([paced], { until: latest, holder, asker })).get(source.id);
    if (!slot) return limited;
    const { retryAfter, ...answer } = await pace.take(paced, { slot, holder, asker, latest, signal }, (told) =>
      askSource(source, subjectFrom({ kind: source.needs, value: name }), {
        outgoing: pacedOutgoing(outgoing, { source: paced, pace, holder, latest, told }),
        key: keyOf(source, config),
        now: clock.now(),
        catalogue: catalogueNow(engine),
        signal,
        unexpected: (sourceId, error) =>
          log.error('a control was asked and the check itself failed', { sourceId, error }),
      }),
    );
    signal.throwIfAborted();
    if (retryAfter !== null) await pace.pause(paced, new Date(clock.now().getTime() + retryAfter * 1_000));
    return answer;
  } catch (error) {
    if (error instanceof NoSlotError) return limited;
    throw error;
  } finally {
    await pace.release(holder);
  }
}

const limited: Answer = { state: 'not-checked', reason: 'limited' };
