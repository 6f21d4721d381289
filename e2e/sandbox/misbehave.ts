import { answerHostile } from './hostile.ts';
import type { Behaviour, BrokenHow } from './people/person.ts';
import type { Reply } from './reply.ts';

const statuses: Partial<Record<BrokenHow, number>> = {
  'internal-error': 500,
  'bad-gateway': 502,
  unavailable: 503,
  forbidden: 403,
};

const challenge =
  '<!DOCTYPE html><html><head><title>Just a moment...</title></head>' +
  '<body><h1>Checking your browser before accessing this site.</h1></body></html>';

/** Changes an answer as a behaviour says; `slow` is the clock's business and changes nothing. */
export function misbehave(reply: Reply, behaviour: Behaviour | undefined): Reply {
  if (!behaviour) return reply;
  switch (behaviour.kind) {
    case 'slow':
      return reply;
    case 'hang':
      return { ...reply, delivery: { kind: 'hang' } };
    case 'limited':
      return answerLimited(reply, behaviour.retryAfterSeconds);
    case 'broken':
      return breakReply(reply, behaviour.how);
    case 'hostile':
      return answerHostile(reply, behaviour.how);
  }
}

/** 429 with the headers that the sources document for it. */
export function answerLimited(reply: Reply, retryAfterSeconds: number): Reply {
  const seconds = String(retryAfterSeconds);
  const body = { message: `Rate limit is exceeded. Try again in ${seconds} seconds.`, statusCode: 429 };
  return {
    ...reply,
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': seconds, 'x-ratelimit-remaining': '0' },
    body: JSON.stringify(body),
  };
}

export function breakReply(reply: Reply, how: BrokenHow): Reply {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const status = statuses[how];
  if (status) return { ...reply, status, headers: html, body: `<h1>${status}</h1>` };
  const whole = Buffer.from(reply.body);
  switch (how) {
    case 'challenge-page':
      return { ...reply, status: 403, headers: { ...html, 'cf-mitigated': 'challenge' }, body: challenge };
    case 'html-instead':
      return { ...reply, status: 200, headers: html, body: '<!DOCTYPE html><title>Maintenance</title>' };
    case 'empty-body':
      return { ...reply, status: 200, body: '' };
    case 'wrong-types':
      return { ...reply, status: 200, body: '{"success":"yes","found":[],"total_count":{},"items":7,"sources":null}' };
    case 'truncated-json':
      return { ...reply, status: 200, body: halfAJson };
    case 'cut-connection':
      return { ...reply, body: `${whole}${' '.repeat(2000)}`, delivery: { kind: 'cut', bytes: 40 } };
    default:
      return { ...reply, delivery: { kind: 'reset' } };
  }
}

const halfAJson = '{"total_count":1,"items":[{"sha":"0011","commit":{"author":{"name":"Nob';
