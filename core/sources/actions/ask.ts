import type { NotCheckedReason } from '#contract/scans/types.ts';
import type { Answer, Ask, CheckMeans, Source, Subject } from '#core/sources/define.ts';
import { isJudged, judgeAnswer } from '#core/sources/internal/judge.ts';
import { Absence } from '#core/sources/internal/recognised.ts';
import { tidied } from '#core/sources/internal/tidy.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { applies } from '#core/sources/queries/subject.ts';
import { deadlineAfter } from '#platform/http/deadline.ts';
import { type Outgoing, OutgoingError, type OutgoingFailure, type OutgoingResponse } from '#platform/http/outgoing.ts';

export interface AskMeans extends Omit<CheckMeans, 'ask'> {
  outgoing: Outgoing;
  signal?: AbortSignal;
  /** Told of errors that are ours, not the source's; the answer then reads "changed". */
  unexpected?: (sourceId: string, error: unknown) => void;
}

/** `retryAfter`: seconds the source asked us to leave it alone, for all scans. */
export type Asked = Answer & { retryAfter: number | null };

const reasonOfFailure: Readonly<Record<OutgoingFailure, NotCheckedReason>> = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  'name-not-found': 'unreachable',
  'forbidden-address': 'unreachable',
  'host-not-allowed': 'changed',
  'too-large': 'failed',
  'too-many-redirects': 'changed',
};

/**
 * Asks one source about one identifier, within the source's hosts, size and whole time. Never throws: what is not a
 * documented answer is "not checked" with its reason.
 */
export async function askSource(source: Source, subject: Subject, means: AskMeans): Promise<Asked> {
  const { outgoing, signal, unexpected, ...rest } = means;
  if (!applies(source, subject)) return notChecked('not-applicable');
  const { ask, end } = limitedAsk(source, means);
  try {
    const outcome = await source.check(subject, { ...rest, ask });
    const answer: Answer = outcome instanceof Absence ? { state: 'clear' } : tidied(outcome);
    return { ...answer, retryAfter: null };
  } catch (error) {
    if (error instanceof SourceTrouble) return notChecked(error.reason, error.retryAfter);
    if (error instanceof OutgoingError) return notChecked(reasonOfFailure[error.reason]);
    unexpected?.(source.id, error);
    return notChecked('changed');
  } finally {
    end();
  }
}

/** Asks within the source's hosts, size and whole time. Call `end` once nothing more is asked. */
export function limitedAsk(
  source: Pick<Source, 'timeoutMs' | 'maxBytes' | 'hosts'>,
  { outgoing, signal, now }: Pick<AskMeans, 'outgoing' | 'signal' | 'now'>,
): { ask: Ask; end: () => void } {
  const deadline = deadlineAfter(source.timeoutMs, signal);
  const limits = {
    timeoutMs: null,
    maxBytes: source.maxBytes,
    allow: source.hosts,
    signal: deadline.signal,
  };
  const ask: Ask = async ({ documented = null, isDecided, ...request }) => {
    const isEnough = (part: OutgoingResponse) => isJudged(part, documented, isDecided);
    return judgeAnswer(await outgoing.fetch({ ...request, ...limits, isEnough }), now, documented);
  };
  return { ask, end: deadline.clear };
}

function notChecked(reason: NotCheckedReason, retryAfter: number | null = null): Asked {
  return { state: 'not-checked', reason, retryAfter };
}
