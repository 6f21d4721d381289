import { type Actor, visitor } from '#core/base/context.ts';
import { mayWatch } from '#core/base/policy.ts';
import type { Clock } from '#platform/clock.ts';
import type { Live } from '#platform/live/live.ts';
import type { RequestLimits } from '#server/http/limits.ts';
import { createSlots, type Share } from '#server/http/slots.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

export interface WatchRequest {
  topics: readonly string[];
  afterId: string | null;
  actor: Actor;
  /** Whom the limits count: an account, or the networks of an address. */
  shares: readonly Share[];
  /** Proof of who watches, as the browser sends it. */
  cookie: string | null;
}

export interface LiveStreams {
  /** The open stream, or null when there are too many. @throws what the subscription throws */
  open(request: WatchRequest): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
  readonly size: number;
  /** Ends every stream; those that ask later get none. */
  close(): void;
}

export interface LiveParts {
  live: Live;
  clock: Clock;
  limits: RequestLimits;
  /** Who the streams belong to now, in their order. */
  actorsNow: (requests: readonly WatchRequest[]) => Promise<Actor[]>;
  /** A stream's right could not be looked at: it is closed, and this hears why. */
  onFailure: (error: unknown) => void;
}

interface Watcher {
  request: WatchRequest;
  stream: LiveStream;
  nextRecheck: number;
}

/** Watchers with the same proof; never empty. */
type Group = readonly Watcher[];

/** A person's tokens change while a stream is open; the session does not. */
const proofOf = ({ actor, cookie }: WatchRequest): string | null =>
  actor.kind === 'person' ? `session ${actor.sessionId}` : cookie;

/** Whether what was admitted then may go on now: the same kind of actor, with a right to every topic. */
function mayStillWatch(request: WatchRequest, actor: Actor): boolean {
  return actor.kind === request.actor.kind && request.topics.every((topic) => mayWatch(actor, topic));
}

export function createLiveStreams({ live, clock, limits, actorsNow, onFailure }: LiveParts): LiveStreams {
  const watchers = new Set<Watcher>();
  const slots = createSlots(limits.streamsInAll);
  let closed = false;
  const now = () => clock.now().getTime();
  const recheckAfter = (actor: Actor) =>
    now() + (actor.kind === 'person' ? limits.personRecheckMs : limits.visitorRecheckMs);

  /** Watchers whose right is due; those with the same proof are looked up together. */
  function takeDue(): Group[] {
    const time = now();
    const due = [...watchers].filter((watcher) => watcher.nextRecheck <= time);
    for (const watcher of due) watcher.nextRecheck = Number.POSITIVE_INFINITY;
    return [...Map.groupBy(due, ({ request }) => proofOf(request)).values()];
  }

  /** One question for all that are due: thousands of streams must not mean thousands of questions. */
  async function recheckRights(groups: readonly Group[]): Promise<void> {
    try {
      const actors = await actorsNow(groups.flatMap(([first]) => (first ? [first.request] : [])));
      for (const [n, group] of groups.entries()) applyActor(group, actors[n] ?? visitor);
    } catch (error) {
      onFailure(error);
      for (const { stream } of groups.flat()) stream.end();
    }
  }

  function applyActor(group: Group, actor: Actor): void {
    for (const watcher of group) {
      if (mayStillWatch(watcher.request, actor)) watcher.nextRecheck = recheckAfter(actor);
      else watcher.stream.end();
    }
  }

  function runTick(): void {
    const silentSince = now() - limits.heartbeatMs;
    for (const { stream } of watchers) if (stream.lastWrite <= silentSince) stream.beat();
    const due = takeDue();
    if (due.length > 0) void recheckRights(due);
  }

  const pace = Math.min(1_000, limits.heartbeatMs, limits.personRecheckMs, limits.visitorRecheckMs);
  const timer = setInterval(runTick, pace);
  timer.unref();

  return {
    async open(request) {
      if (closed || !slots.take(request.shares)) return null;
      let unsubscribe = () => {};
      const stream = createLiveStream(now, () => {
        watchers.delete(watcher);
        slots.give(request.shares);
        unsubscribe();
      });
      const watcher = { request, stream, nextRecheck: recheckAfter(request.actor) };
      watchers.add(watcher);
      try {
        const stop = await live.subscribe(request.topics, request.afterId, stream.send);
        // It may have ended while the subscription was being made.
        if (stream.isOpen) unsubscribe = stop;
        else stop();
      } catch (error) {
        stream.end();
        throw error;
      }
      return stream.body;
    },
    get size() {
      return watchers.size;
    },
    close() {
      closed = true;
      clearInterval(timer);
      for (const { stream } of [...watchers]) stream.end();
    },
  };
}
