import { readFileSync } from 'node:fs';
import { ProxyAgent, request } from 'undici';
import { beforeEach, describe, expect, it } from 'vitest';
import { openClient } from './ask.ts';
import { documentedQuestions } from './documented.ts';
import { planted } from './hostile.ts';
import { openSandboxForFile } from './sandbox.fixture.ts';
import type { SourceId } from './sources.ts';

const open = openSandboxForFile();
beforeEach(() => open.sandbox.reset());

function about(email: string, source: SourceId, timeoutMs = 30_000) {
  const question = documentedQuestions(email)[source];
  if (!question) throw new Error(`no question for ${source}`);
  return open.client.get(question.url, question.headers, timeoutMs);
}
const stranger = 'https://emailrep.io/a%40example.com';

describe('people whose sources misbehave', () => {
  it('slow: the answer is right, two seconds late', async () => {
    const start = performance.now();
    const answer = await about('sofia@slow.example', 'leakcheck-public');
    expect(answer.json().found).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(1950);
  });

  it('limited: 429 with Retry-After everywhere, also about the domain', async () => {
    for (const source of Object.keys(documentedQuestions('x@y.example')) as SourceId[]) {
      if (source === 'hibp-account-range') continue;
      const answer = await about('marcus@limited.example', source);
      expect([answer.status, answer.headers['retry-after']], source).toEqual([429, '60']);
    }
    const rdap = await open.client.get('https://rdap.registry.example/domain/limited.example');
    const mail = await open.client.get('https://mta-sts.limited.example/.well-known/mta-sts.txt');
    expect([rdap.status, mail.status]).toEqual([429, 429]);
  });

  it('broken: no two sources in quite the same way, and none that can be read as an answer', async () => {
    const ask = (source: SourceId) => about('elena@broken.example', source);
    const half = await ask('xposedornot');
    expect(half.status).toBe(200);
    expect(() => half.json()).toThrow(SyntaxError);
    expect((await ask('hudsonrock-cavalier')).text).toMatch(/^<!DOCTYPE html>/);
    const wall = await ask('emailrep');
    expect([wall.status, wall.headers['cf-mitigated']]).toEqual([403, 'challenge']);
    expect((await ask('stopforumspam')).text).toBe('');
    expect((await ask('gravatar-v3')).status).toBe(403);
    await expect(ask('gravatar-legacy')).rejects.toThrow();
    await expect(ask('libravatar')).rejects.toThrow();
    expect((await ask('openpgp-vks')).status).toBe(503);
    expect((await ask('crtsh-email')).status).toBe(502);
    expect((await ask('github-search-email')).json()).toMatchObject({ total_count: {}, items: 7 });
  });

  it('patchy: one source never answers', async () => {
    // The connection first: a handshake on a busy machine takes longer than the question is waited for.
    await about('nora@patchy.example', 'gravatar-v3');
    await expect(about('hannah@patchy.example', 'gravatar-v3', 300)).rejects.toThrow(/abort|timeout/i);
    const heard = { status: null, about: 'hannah@patchy.example' };
    await expect.poll(() => open.sandbox.requests.at(-1)).toMatchObject(heard);
  });

  it('exactly one gap', async () => {
    const sources = Object.keys(documentedQuestions('x@y.example')).filter((source) => source !== 'wkd');
    const states = sources.map(async (source) => {
      const answer = await about('george.osei.demo@outlook.com', source as SourceId);
      // Of a name that nobody has Bluesky says so with 400.
      const answers = source === 'bluesky-domain' ? [200, 400] : [200, 404];
      return answers.includes(answer.status) ? null : source;
    });
    expect((await Promise.all(states)).filter(Boolean)).toEqual(['crtsh-email']);
  });
});

describe('the hostile one', () => {
  const ask = (source: SourceId) => about('viktor@hostile.example', source);

  it('markup sits in otherwise well-formed answers', async () => {
    const answer = await ask('xposedornot');
    const [breach] = answer.json().ExposedBreaches.breaches_details;
    expect(breach.breach).toMatch(/^LarkForum"><script>/);
    expect(breach.xposed_records).toBe(812_007);
  });

  it('secrets stand where none belong', async () => {
    expect((await ask('leakcheck-public')).json().sources[0].password).toBe(planted.password);
    expect((await ask('hudsonrock-cavalier')).json().stealers[0].token).toBe(planted.token);
  });

  it('prototype keys are really in the text', async () => {
    const { text, json } = await ask('emailrep');
    expect(text).toContain('"__proto__":{"polluted":true}');
    expect(Object.hasOwn(json(), '__proto__')).toBe(true);
  });

  it('text direction, line breaks, huge strings and deep nesting', async () => {
    expect((await ask('gravatar-v3')).json().display_name).toContain('\u202E');
    expect((await ask('gravatar-legacy')).json().entry[0].displayName).toContain('\r\nSet-Cookie:');
    expect((await ask('github-search-email')).text.length).toBeGreaterThan(20_000);
    expect((await ask('stopforumspam')).text.length).toBe(400_000);
  });

  it('redirects lead to a private address', async () => {
    const answer = await ask('libravatar');
    expect([answer.status, answer.headers.location]).toEqual([302, 'http://169.254.169.254/latest/meta-data/']);
  });

  it('fifty megabytes come, and stop when the client leaves', async () => {
    const agent = new ProxyAgent({
      uri: open.sandbox.proxyUrl,
      requestTls: { ca: readFileSync(open.sandbox.caFile, 'utf8') },
    });
    const url = documentedQuestions('viktor@hostile.example')['crtsh-email']?.url ?? '';
    let received = 0;
    for await (const chunk of (await request(url, { dispatcher: agent })).body) received += chunk.length;
    expect(received).toBe(50 * 1024 * 1024);
    const { body } = await request(url, { dispatcher: agent });
    body.on('error', () => {});
    body.destroy();
    await agent.destroy();
    expect((await open.client.get(stranger)).status).toBe(200);
  });

  it('a trickle brings some bytes and never an end', async () => {
    const agent = new ProxyAgent({
      uri: open.sandbox.proxyUrl,
      requestTls: { ca: readFileSync(open.sandbox.caFile, 'utf8') },
    });
    const url = documentedQuestions('viktor@hostile.example')['hkp-ubuntu']?.url ?? '';
    const stop = new AbortController();
    const { body } = await request(url, { dispatcher: agent, signal: stop.signal });
    const begun = performance.now();
    let received = 0;
    const read = (async () => {
      for await (const chunk of body) received += chunk.length;
    })();
    const failed = expect(read).rejects.toThrow();
    await expect.poll(() => received).toBeGreaterThan(3);
    expect(received).toBeLessThan(4 + (performance.now() - begun) / 200);
    stop.abort();
    await failed;
    await agent.destroy();
  });
});

describe('switches for tests', () => {
  it('delay, fail, hang and refuse hold for one host until they are healed', async () => {
    const { controls } = open.sandbox;
    controls.delay('emailrep.io', 300);
    const start = performance.now();
    await open.client.get(stranger);
    expect(performance.now() - start).toBeGreaterThan(290);
    controls.heal('emailrep.io');

    for (const [mode, status] of [
      [503, 503],
      ['bad-gateway', 502],
      ['limited', 429],
      [451, 451],
    ] as const) {
      controls.fail('emailrep.io', mode);
      expect((await open.client.get(stranger)).status).toBe(status);
      expect((await open.client.get('https://dns.google/resolve?name=example.com')).status).toBe(200);
    }
    controls.heal('emailrep.io');
    controls.hang('emailrep.io');
    await expect(open.client.get(stranger, {}, 200)).rejects.toThrow();
    controls.heal('emailrep.io');
    expect((await open.client.get(stranger)).status).toBe(200);

    const fresh = openClient(open.sandbox);
    controls.refuse('emailrep.io');
    await expect(fresh.get(stranger)).rejects.toThrow(/502/);
    expect(open.sandbox.requests.at(-1)?.refused).toBe('refused-by-test');
    await fresh.close();
  });

  it('a star means every host, and a reset ends it', async () => {
    open.sandbox.controls.fail('*', 500);
    expect((await open.client.get(stranger)).status).toBe(500);
    expect((await open.client.get('https://dns.google/resolve?name=example.com')).status).toBe(500);
    open.sandbox.reset();
    expect((await open.client.get(stranger)).status).toBe(200);
  });

  it('latency is a function of the question', async () => {
    open.sandbox.controls.latency(({ host }) => (host === 'emailrep.io' ? 250 : 0));
    const start = performance.now();
    await open.client.get(stranger);
    expect(performance.now() - start).toBeGreaterThan(240);
  });

  it('what is held is answered once it is let go, and others meanwhile', async () => {
    const letGo = open.sandbox.controls.hold(({ host }) => host === 'emailrep.io');
    let isAnswered = false;
    const held = open.client.get(stranger).finally(() => {
      isAnswered = true;
    });
    expect((await open.client.get('https://dns.google/resolve?name=example.com')).status).toBe(200);
    expect(isAnswered).toBe(false);
    letGo();
    expect((await held).status).toBe(200);
  });

  it('beyond its limit a host answers 429 and counts each violation', async () => {
    const eight = () => Promise.all(Array.from({ length: 8 }, async () => (await open.client.get(stranger)).status));
    // Connections first: eight handshakes on a busy machine take longer than the second that is measured.
    await eight();
    const limit = open.sandbox.controls.limit('emailrep.io', 3);
    const statuses = await eight();
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(limit.violations).toBe(5);
    const { headers } = await open.client.get(stranger);
    expect(headers['retry-after']).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await open.client.get(stranger)).status).toBe(200);
  });
});
