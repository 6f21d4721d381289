import type { HostileHow } from './people/person.ts';
import type { Reply } from './reply.ts';

const MARKUP = '"><script>alert(document.domain)</script><img src=x onerror=alert(1)>\u2028{{7*7}}';
const TURNED = '\u202Egnp.exe\u202C\u2066\u200F\u0000\uFEFF';
const BROKEN_LINE = '\r\nSet-Cookie: stolen=1\r\n\r\n<html>';
const FIFTY_MEGABYTES = 50 * 1024 * 1024;

/** Secrets that no field should hold; a product that shows or stores one of them has failed. */
export const planted = { password: 'Sandbox-Secret-hunter2', token: 'ghp_SandboxSecret000000000000000000000' } as const;

/** Fills a genuine answer with an attack. */
export function answerHostile(reply: Reply, how: HostileHow): Reply {
  switch (how) {
    case 'markup':
      return withStrings(reply, (value) => value + MARKUP);
    case 'text-direction':
      return withStrings(reply, (value) => TURNED + value);
    case 'line-breaks':
      return withStrings(reply, (value) => value + BROKEN_LINE);
    case 'huge-strings':
      return withStrings(reply, (value) => value + 'A'.repeat(20_000));
    case 'secrets':
      return withObjects(reply, (value) => ({ ...value, ...planted, cleartext: planted.password }));
    case 'prototype-keys':
      return polluted(reply);
    case 'deep-nesting':
      return { ...reply, status: 200, body: '['.repeat(200_000) + ']'.repeat(200_000) };
    case 'redirect-private':
      return { ...reply, status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' }, body: '' };
    case 'huge-body':
      return {
        ...reply,
        status: 200,
        body: '[{"id":1}],'.repeat(5000),
        delivery: { kind: 'repeat', bytes: FIFTY_MEGABYTES },
      };
    case 'trickle':
      return { ...reply, status: 200, delivery: { kind: 'trickle', everyMs: 250 } };
  }
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Structural words stay as they are, so that the answer still reads as the documented one. */
const kept = /^(https?:\/\/[^\s]+|\d[\d\-:T.Z ]*|[a-z]+)$/;

function withStrings(reply: Reply, change: (value: string) => string): Reply {
  const walk = (value: Json): Json => {
    if (typeof value === 'string') return kept.test(value) ? value : change(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value && typeof value === 'object') return mapValues(value, walk);
    return value;
  };
  return rewritten(reply, walk);
}

function withObjects(reply: Reply, change: (value: { [key: string]: Json }) => { [key: string]: Json }): Reply {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (value && typeof value === 'object') return change(mapValues(value, walk));
    return value;
  };
  return rewritten(reply, walk);
}

const mapValues = (value: { [key: string]: Json }, walk: (value: Json) => Json) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));

function rewritten(reply: Reply, walk: (value: Json) => Json): Reply {
  if (!/json/.test(reply.headers['content-type'] ?? '')) return reply;
  return { ...reply, body: JSON.stringify(walk(JSON.parse(String(reply.body)))) };
}

/** Written by hand: JSON.stringify would drop a `__proto__` set in the usual way. */
function polluted(reply: Reply): Reply {
  if (!/json/.test(reply.headers['content-type'] ?? '')) return reply;
  const poison = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}';
  return { ...reply, body: String(reply.body).replace(/\{(?=")/g, `{${poison},`) };
}
