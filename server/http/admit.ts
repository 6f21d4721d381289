import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { tokenIn } from '#app/cookies.ts';
import { languageOfPath } from '#contract/base/translated-pages.ts';
import type { Config } from '#platform/config.ts';
import type { HttpEnv } from './app.ts';
import { clientAddress } from './client-address.ts';
import { createNonce, type HeaderPolicy, securityHeaders } from './headers.ts';
import { noteRequestId } from './observe.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Proxies of ours may name a request, so that their log and ours can be read together; nobody else may. */
function requestIdOf(header: string | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && header !== undefined && REQUEST_ID.test(header) ? header : randomUUID();
}

/** A page for nobody in particular may be looked at again with the back button; all others are kept nowhere. */
const mayBeShownAgain = ({ req, res }: Context): boolean =>
  req.method !== 'POST' && req.header('cookie') === undefined && !res.headers.has('set-cookie');

/** Says which client asks, and puts the headers of security on whatever answer comes back. */
export function admit(config: Config, policy: HeaderPolicy): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const nonce = createNonce();
    const requestId = requestIdOf(c.req.header('x-request-id'), config.trustedProxies);
    const socketAddress = c.env.incoming.socket.remoteAddress;
    noteRequestId(c.env.outgoing, requestId);
    c.set('nonce', nonce);
    c.set('client', {
      requestId,
      ip: clientAddress(socketAddress, c.req.header('x-forwarded-for') ?? null, config.trustedProxies),
      userAgent: c.req.header('user-agent')?.slice(0, 512) ?? null,
      language: languageOfPath(c.req.path),
      browser: tokenIn(config, c.req.header('cookie') ?? null, 'qp_browser'),
    });
    await next();
    const { headers } = c.res;
    // An answer may have a stricter word of its own, such as no-referrer on a page with a token in its address.
    for (const [name, value] of Object.entries(securityHeaders({ nonce }, policy, c.req.path))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.set('x-request-id', requestId);
    if (!headers.has('cache-control'))
      headers.set('cache-control', mayBeShownAgain(c) ? 'private, no-cache' : 'no-store');
  };
}
