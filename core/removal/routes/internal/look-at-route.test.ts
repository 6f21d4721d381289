import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answer, connected, outgoing, standInForEachTest, world } from '#platform/http/outgoing.fixture.ts';
import { createOutgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { pourBody } from '#platform/http/stand-in.fixture.ts';
import { lookAtRoute } from './look-at-route.ts';
import { readPage } from './read-page.ts';

const url = 'https://quill.example.com/privacy';
const never = new AbortController().signal;
const owner = { domains: ['quill.example.com', 'quillnotes.example.net'], acceptedHost: null };
const look = (at = url, signal = never) => lookAtRoute(outgoing, at, owner, signal);

const page = (words: string) => `<html><head><style>.delete{}</style></head><body><h1>${words}</h1></body></html>`;
const reply = (status: number, body = '', headers: Record<string, string> = {}) =>
  answer.mockImplementation((_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
  });

standInForEachTest();

describe('a look at a web route', () => {
  it('sees a page that speaks of deletion', async () => {
    reply(200, page('Delete your account'));
    expect(await look()).toMatchObject({ state: 'answers', status: 200, finalHost: 'quill.example.com' });
  });

  it('says so when a page has no such words', async () => {
    reply(200, page('Welcome'));
    expect(await look()).toMatchObject({ state: 'wordless', status: 200 });
  });

  it.each([404, 410])('takes %i for a missing page', async (status) => {
    reply(status, page('Delete your account'));
    expect(await look()).toMatchObject({ state: 'missing', status });
  });

  it.each([403, 429, 500, 503])('learns nothing from %i', async (status) => {
    reply(status);
    expect(await look()).toMatchObject({ state: 'silent', status });
  });

  it('sees that a domain is for sale', async () => {
    reply(200, page('quill.example.com: this domain is for sale'));
    expect(await look()).toMatchObject({ state: 'parked' });
  });

  it('follows redirects within the company, an unencrypted one encrypted', async () => {
    answer.mockImplementation((request: IncomingMessage, response: ServerResponse) => {
      if (request.headers.host?.startsWith('quillnotes.')) return void response.end(page('Opt out'));
      response.writeHead(302, { location: 'http://quillnotes.example.net/opt-out#form' }).end();
    });
    expect(await look('http://quill.example.com/privacy')).toMatchObject({
      state: 'answers',
      finalHost: 'quillnotes.example.net',
    });
    expect(world.seen.map(({ host, path }) => `${host}${path}`)).toEqual([
      'quill.example.com/privacy',
      'quillnotes.example.net/opt-out',
    ]);
  });

  it('asks nobody else when it is led to another site', async () => {
    reply(301, '', { location: 'https://win-big-tests.net/' });
    expect(await look()).toMatchObject({ state: 'moved', status: 301, finalHost: 'win-big-tests.net' });
    expect(world.seen).toHaveLength(1);
  });

  it('gives up on redirects in a circle', async () => {
    reply(302, '', { location: '/privacy' });
    expect(await look()).toMatchObject({ state: 'silent' });
    expect(world.seen.length).toBeLessThanOrEqual(6);
  });

  it('reads the beginning of a page without end, and always the same', async () => {
    answer.mockImplementation((_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(page('Erase your data: privacy'));
      void pourBody(response, 50_000_000);
    });
    const first = await look();
    expect(first).toMatchObject({ state: 'answers' });
    expect((await look()).textSum).toBe(first.textSum);
  });

  it('does not wait for a site that hangs once its time is up', async () => {
    const hanging = { ...outgoing, fetch: () => Promise.reject(new OutgoingError('timeout')) };
    expect(await lookAtRoute(hanging, url, owner, never)).toMatchObject({ state: 'silent' });
  });

  it('ends when it is told to', async () => {
    answer.mockImplementation(() => {});
    const stop = new AbortController();
    const looking = look(url, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(looking).rejects.toThrow('stopped');
  });

  it('never reaches an address inside', async () => {
    const guarded = createOutgoing({ env: {}, userAgent: 'x', resolve: async () => ['127.0.0.1'], ca: world.ca });
    expect(await lookAtRoute(guarded, url, owner, never)).toMatchObject({ state: 'silent' });
    await guarded.close();
    expect(world.connections()).toBe(0);
  });

  it('takes a name that does not exist for a missing page', async () => {
    const missing = { ...connected(), fetch: () => Promise.reject(new OutgoingError('name-not-found')) };
    expect(await lookAtRoute(missing, url, owner, never)).toMatchObject({ state: 'missing' });
  });
});

describe('the sum of a page', () => {
  it('changes with its words, not with its numbers, scripts or markup', () => {
    const { sum } = readPage('<p>Delete your account</p><script>var a</script>');
    expect(readPage('<div>Delete  <b>your</b> account 12:05</div>').sum).toBe(sum);
    expect(readPage('<p>Delete your profile</p>').sum).not.toBe(sum);
  });

  it.each(['Konto löschen', 'Supprimer mon compte', 'Eliminar cuenta', 'Gegevens verwijderen', '删除账户'])(
    'knows a page that says %s',
    (words) => {
      expect(readPage(`<p>${words}</p>`).hasWords).toBe(true);
    },
  );
});
