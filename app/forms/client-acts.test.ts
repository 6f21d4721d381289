import { type ClientActionFunctionArgs, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientActs } from './client-acts.ts';

const showPageIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  showPageIn('en-GB');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failures = { send: { failed: 'Not sent', leads: true }, read: null };

function send(error: unknown, { intent = 'send', leaving = () => {} } = {}) {
  const body = new URLSearchParams({ intent, text: 'typed' });
  const request = new Request('https://quietprint.test/', { method: 'POST', body });
  const serverAction = () => Promise.reject(error);
  const args = { request, serverAction } as Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>;
  return clientActs(failures, { leaving })(args);
}

describe('a form that never reached the server', () => {
  it('is told in its own words, and nothing is loaded anew', async () => {
    expect(await send(new TypeError('Failed to fetch'))).toMatchObject({
      data: { intent: 'send', ok: false, toast: { variant: 'destructive', title: 'Error' } },
      init: { status: 503 },
    });
  });

  it('is told in the language of the page', async () => {
    showPageIn('fr');
    expect(await send(new TypeError('Failed to fetch'))).toMatchObject({ data: { toast: { title: 'Erreur' } } });
  });

  it('says what to do, by why nobody took it', async () => {
    const saying = async (error: unknown) => {
      const answer = await send(error);
      return 'data' in answer ? answer.data.toast?.description : undefined;
    };
    expect(await saying(new TypeError('Failed to fetch'))).toMatch(/^Not sent\. .*check your connection/);
    expect(await saying(new ErrorResponse(503, 'Service Unavailable', null))).toMatch(/^Not sent\. .*in a minute\.$/);
    expect(await saying(new ErrorResponse(413, 'Payload Too Large', '<h1>'))).toMatch(
      /^Not sent\. It is too large\. .*leave/,
    );
    expect(await saying(new ErrorResponse(408, 'Request Timeout', '<h1>'))).toMatch(/^Not sent\. It took too long/);
    expect(await saying(new ErrorResponse(429, 'Too Many Requests', '<h1>'))).toMatch(/^Not sent\. Nothing is lost/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await saying(new TypeError('Failed to fetch'))).toMatch(/^Not sent\. You are offline\. Nothing is lost/);
  });

  it('says why the server did not take it', async () => {
    const refused = new ErrorResponse(429, 'Too Many Requests', { message: 'That was a lot at once.' });
    expect(await send(refused)).toMatchObject({
      data: { toast: { description: 'Not sent. That was a lot at once.' } },
      init: { status: 429 },
    });
  });

  it('says nothing of a fault on our side', async () => {
    const broken = new ErrorResponse(500, 'Internal Server Error', { message: 'relation does not exist' });
    expect(await send(broken)).toMatchObject({ data: { toast: { description: 'Not sent' } } });
  });

  it('fails in silence, when nobody waits for it', async () => {
    expect(await send(new TypeError('Failed to fetch'), { intent: 'read' })).toMatchObject({
      data: { intent: 'read', ok: false },
    });
    expect(await send(new TypeError('Failed to fetch'), { intent: 'read' })).not.toHaveProperty('data.toast');
  });
});

it.each([401, 403, 404, 410])('the end of a page is no failure of its form: %i', async (status) => {
  const ended = new ErrorResponse(status, '', null);
  await expect(send(ended)).rejects.toBe(ended);
});

it('an answer that leads elsewhere passes, and whoever has to know hears of it', async () => {
  const redirect = new Response(null, { status: 302 });
  const leaving = vi.fn();
  await expect(send(redirect, { leaving })).rejects.toBe(redirect);
  expect(leaving).toHaveBeenCalledOnce();
});
