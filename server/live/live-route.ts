import type { Handler } from 'hono';
import type { Actor, Client } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { mayWatch } from '#core/base/policy.ts';
import { sharesOf } from '#platform/limits/network.ts';
import type { HttpEnv, HttpParts } from '#server/http/app.ts';
import type { Share } from '#server/http/slots.ts';
import type { LiveStreams } from './live.ts';

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

/**
 * `GET /live?topic=…&topic=…`: server-sent events `{"topic":"…"}` with an id each; a browser that lost the
 * connection resumes after the last one it saw.
 */
export function liveRoute(parts: HttpParts, streams: LiveStreams): Handler<HttpEnv> {
  return async (c) => {
    const topics = requireTopics(c.req.queries('topic') ?? [], parts.limits.topicsPerStream);
    const { actor, cookies } = await parts.findActor(c.req.raw, parts.platform, c.var.client);
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    if (!topics.every((topic) => mayWatch(actor, topic))) throw new AppError('forbidden');
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    const lastId = c.req.header('last-event-id') ?? '';
    const body = await streams.open({
      topics,
      afterId: EVENT_ID.test(lastId) ? lastId : null,
      actor,
      shares: sharesFor(actor, c.var.client, parts.limits.streamsPerClient),
      cookie: c.req.header('cookie') ?? null,
    });
    if (body === null) return c.json({ error: 'too many streams' }, 503, { 'retry-after': RETRY_AFTER_SECONDS });
    return c.body(body, 200, headers);
  };
}
