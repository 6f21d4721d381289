import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import NotFound, { loader } from '#app/public/shell/not-found.tsx';
import { type Context, visitor } from '#core/base/context.ts';
import { proves } from '#tests/proves.ts';
import english from './failure.texts.en.ts';
import { Failure, tellFailure } from './failure.tsx';
import { renderAt, textOf } from './ui/render-for-tests.tsx';

const answer = (status: number, data: unknown = null) => new ErrorResponse(status, '', data);

describe('what a person is told about a failure', () => {
  it('quotes the request, and nothing of the error itself', async () => {
    const error = new Error('password authentication failed for user "owner"');
    const html = await renderAt('/', <Failure error={error} siteName="Quietprint" requestId="req-1" />);
    expect(textOf(html)).toContain('Something failed on our side');
    expect(textOf(html)).toContain('quote req-1');
    expect(html).not.toContain('authentication');
  });

  it('says the business’s own words when it has some', () => {
    expect(tellFailure(answer(409, { message: 'This scan has been claimed.' }), english).text).toBe(
      'This scan has been claimed.',
    );
    expect(tellFailure(answer(409, { message: null }), english).text).not.toBe('');
  });

  it.each([401, 403, 404, 410, 418, 429, 500, 502, 503])('has words for %i', (status) => {
    const { title, text } = tellFailure(answer(status), english);
    expect(title).not.toBe('');
    expect(text).not.toBe('');
  });

  it('knows a lost connection from a failure of ours', () => {
    expect(tellFailure(new TypeError('Failed to fetch'), english).title).toBe('We could not reach the service');
    expect(tellFailure(new TypeError('x is not a function'), english).title).toBe('Something failed on our side');
  });
});

describe('an unknown address', () => {
  it('answers 404 and leads back home', proves('NAV-030', 'NAV-031'), async () => {
    const context = new RouterContextProvider();
    context.set(requestContext, { actor: visitor } as Context);
    const given = { url: new URL('http://localhost/no-such-page'), context } as unknown as Parameters<typeof loader>[0];
    expect((await loader(given)).init?.status).toBe(404);
    const html = await renderAt('/no-such-page', <NotFound />);
    expect(textOf(html)).toContain('There is no page here');
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Back home<\/a>/);
  });
});
