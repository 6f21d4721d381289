import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { nonceContext, requestContext } from '#app/context.ts';
import { textsReady } from '#app/language/texts.ts';
import { NonceContext } from '#app/ui/nonce.ts';

export const streamTimeout = 5_000;

/** Hears what failed on the way to a page. What has a status of its own (404, a refusal) is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { platform, client } = context.get(requestContext);
  platform.log.error('A page failed', { error, ...(client ? { requestId: client.requestId } : {}) });
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // What is drawn for nobody in particular goes into memory whole.
  const isWhole = context.get(requestContext).client === null || isbot(request.headers.get('user-agent'));
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady';
  await textsReady();
  return new Promise((resolve, reject) => {
    let shellSent = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough({
            final(done) {
              clearTimeout(timer);
              done();
            },
          });
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: finalStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (shellSent) handleError(error, { request, params: {}, context });
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
