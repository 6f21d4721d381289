import type { Handler } from 'hono';
import type { Actor, Client } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { mayWatch } from '#core/base/policy.ts';
import { sharesOf } from '#platform/limits/network.ts';
import type { HttpEnv, HttpParts } from '#server/http/app.ts';
import { asUnavailable, endWithin, LateError } from '#server/http/end-within.ts';
import type { Share } from '#server/http/slots.ts';
import type { LiveStreams, WatchRequest } from './live.ts';

const EVENT_ID = /^\d{1,19}$/;
const RETRY_AFTER_SECONDS = '10';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would hold events back otherwise.
  'x-accel-buffering': 'no',
};

function requireTopics(asked: readonly string[], most: number): string[] {
  const topics = [...new Set(asked)];
  if (topics.length === 0 || topics.length > most) throw new AppError('invalid');
  return topics;
}

function sharesFor(actor: Actor, client: Client, most: number): Share[] {
  if (actor.kind === 'person') return [{ key: `person ${actor.userId}`, most }];
  return sharesOf(client.ip).map(({ network, times }) => ({ key: `network ${network}`, most: most * times }));
}

type Opened = Awaited<ReturnType<LiveStreams['open']>>;

/** @throws HTTPException 503 when it takes longer than an answer may; a stream that is opened then is let go */
async function openInTime(streams: LiveStreams, request: WatchRequest, answerMs: number): Promise<Opened> {
  const opening = streams.open(request);
  try {
    return await endWithin(answerMs, opening);
  } catch (error) {
    if (error instanceof LateError)
      opening.then(
        (body) => body?.cancel(),
        () => {},
      );
    return asUnavailable(error);
  }
}

/**
 * `GET /live?topic=…&topic=…`: server-sent events `{"topic":"…"}` with an id each; a browser that lost the
 * connection resumes after the last one it saw.
 */
export function liveRoute(parts: HttpParts, streams: LiveStreams): Handler<HttpEnv> {
  const { limits, platform } = parts;
  return async (c) => {
    const endsAt = performance.now() + limits.answerMs;
    const topics = requireTopics(c.req.queries('topic') ?? [], limits.topicsPerStream);
    const finding = parts.findActor(c.req.raw, platform, c.var.client);
    const { actor, cookies } = await endWithin(limits.answerMs, finding).catch(asUnavailable);
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    if (!topics.every((topic) => mayWatch(actor, topic))) throw new AppError('forbidden');
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const lastId = c.req.header('last-event-id') ?? '';
    const request: WatchRequest = {
      topics,
      afterId: EVENT_ID.test(lastId) ? lastId : null,
      actor,
      shares: sharesFor(actor, c.var.client, limits.streamsPerClient),
      cookie: c.req.header('cookie') ?? null,
    };
    const body = await openInTime(streams, request, endsAt - performance.now());
    if (body === null) return c.json({ error: 'too many streams' }, 503, { 'retry-after': RETRY_AFTER_SECONDS });
    return c.body(body, 200, headers);
  };
}
