import { NoSlotError } from '#core/sources/internal/pacing/gate.ts';
import type { Paced } from '#core/sources/internal/pacing/quota.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import type { Pace, Told } from './pace.ts';

const never = new AbortController().signal;

interface Asking {
  source: Paced;
  pace: Pace;
  holder: string;
  latest: Date;
  /** Of the question: when its first request has gone out, and what goes on after an answer. */
  told: Told;
}

/**
 * The way out for one check. Its first request has its slot already; each further one waits for a slot of its own,
 * so that the pace counts requests, not checks.
 */
export function pacedOutgoing(outgoing: Outgoing, { source, pace, holder, latest, told }: Asking): Outgoing {
  let requests = 0;
  const askAnother = (request: OutgoingRequest) =>
    pace.takeAnother(source, { holder, latest, signal: request.signal ?? never }, ({ sent }) =>
      outgoing.fetch({ ...request, onSent: sent, onRest: told.goesOn }),
    );
  return {
    async fetch(request) {
      if (requests++ === 0) return outgoing.fetch({ ...request, onSent: told.sent, onRest: told.goesOn });
      try {
        return await askAnother(request);
      } catch (error) {
        if (error instanceof NoSlotError) throw new SourceTrouble('limited', { cause: error });
        throw request.signal?.aborted ? new OutgoingError('timeout', error) : error;
      }
    },
    close: () => outgoing.close(),
  };
}
