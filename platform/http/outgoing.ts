import { createSecureContext } from 'node:tls';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { createResolver, guardedLookup, isPublicAddress, type Resolve } from './addresses.ts';
import { acceptedEncodings } from './body.ts';
import { connectorThatResumes } from './connector.ts';
import { type Deadline, deadlineAfter } from './deadline.ts';
import { exchangeOnce, type Hop } from './exchange.ts';
import { asOutgoingError } from './failures.ts';
import { checkedUrl } from './hosts.ts';
import { keepAddresses } from './kept-addresses.ts';
import { proxiesOf } from './proxies.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest } from './request.ts';

export type { Outgoing, OutgoingFailure, OutgoingRequest, OutgoingResponse, ReceivedHeaders } from './request.ts';
export { OutgoingError } from './request.ts';

export interface OutgoingOptions {
  /** HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in either case. NODE_EXTRA_CA_CERTS is read by Node itself at start. */
  env: Readonly<Record<string, string | undefined>>;
  userAgent: string;
  /** For tests only, as are the three below: where names lead. */
  resolve?: Resolve;
  /** Which addresses may be connected to. */
  permitAddress?: (address: string) => boolean;
  /** Certificate authority in place of the system's. */
  ca?: string;
  /** The port that stands for 443. */
  port?: number;
}

/** `Quietprint/1.0.0 (+https://…; hello@…)`: who asks, and where to complain. */
export function userAgentOf(site: { name: string; version: string; appUrl: string; contactEmail: string }): string {
  const agent = `${site.name}/${site.version} (+${site.appUrl}; ${site.contactEmail})`;
  return agent.replace(/[^\x20-\x7e]/g, '');
}

/** Builds the one way out. Nothing is opened before the first question. */
export function createOutgoing(options: OutgoingOptions): Outgoing {
  const dispatcher = openDispatcher(options);
  return {
    async fetch(request) {
      const deadline = deadlineOf(request);
      try {
        return await followRedirects(dispatcher, options.userAgent, request, deadline.signal);
      } catch (error) {
        throw asOutgoingError(error, deadline.signal.aborted);
      } finally {
        deadline.clear();
      }
    },
    close: () => dispatcher.destroy(),
  };
}

const never = new AbortController().signal;

const deadlineOf = ({ timeoutMs, signal }: OutgoingRequest): Deadline =>
  timeoutMs === null ? { signal: signal ?? never, clear() {} } : deadlineAfter(timeoutMs, signal);

/**
 * HTTP/1.1 only; at most 8 connections to one host, closed after 60 idle seconds, or earlier where its server says so. All
 * of them share one set of authorities: made anew for each, it would be half the work of opening a connection.
 */
function openDispatcher({ env, ca, port, resolve, permitAddress }: OutgoingOptions): Dispatcher {
  const secureContext = createSecureContext(ca === undefined ? {} : { ca });
  const tls = { allowH2: false, timeout: 10_000, secureContext };
  const lookup = guardedLookup(resolve ?? keepAddresses(createResolver()), permitAddress ?? isPublicAddress);
  const connectDirectly = connectorThatResumes({ ...tls, lookup });
  return new EnvHttpProxyAgent({
    ...proxiesOf(env),
    allowH2: false,
    connections: 8,
    pipelining: 1,
    keepAliveTimeout: 60_000,
    keepAliveMaxTimeout: 60_000,
    connect: port === undefined ? connectDirectly : (to, done) => connectDirectly({ ...to, port: String(port) }, done),
    requestTls: tls,
    proxyTls: tls,
  });
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

async function followRedirects(
  dispatcher: Dispatcher,
  userAgent: string,
  request: OutgoingRequest,
  signal: AbortSignal,
) {
  const { maxBytes, onSent, isEnough, onRest } = request;
  let hop: Hop = {
    url: checkedUrl(request.url, request.allow),
    method: request.method ?? 'GET',
    headers: ownHeaders(request.headers, userAgent),
    body: request.body,
  };
  for (let hops = 0; ; hops++) {
    const told = { ...(isEnough && { isEnough }), ...(onRest && { onRest }), ...(onSent && hops === 0 && { onSent }) };
    const limits = { maxBytes, signal, ...told };
    const response = await exchangeOnce(dispatcher, hop, limits);
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null || !request.maxRedirects) return response;
    if (hops >= request.maxRedirects) throw new OutgoingError('too-many-redirects');
    hop = redirectHop(hop, response.status, checkedUrl(location, request.allow, hop.url));
  }
}

/** Another host gets no key, whatever header it travels in. */
const HARMLESS = new Set(['accept', 'accept-encoding', 'accept-language', 'content-type', 'user-agent']);

function redirectHop(hop: Hop, status: number, url: URL): Hop {
  const sameHost = url.host === hop.url.host;
  const kept = Object.entries(hop.headers).filter(([name]) => sameHost || HARMLESS.has(name));
  const becomesGet = status === 303 || (hop.method === 'POST' && status < 307);
  return {
    url,
    method: becomesGet && hop.method !== 'HEAD' ? 'GET' : hop.method,
    headers: Object.fromEntries(kept),
    body: becomesGet ? undefined : hop.body,
  };
}

const NOT_THE_CALLERS = new Set(['host', 'cookie', 'user-agent', 'proxy-authorization', 'connection']);

function ownHeaders(given: Record<string, string> | undefined, userAgent: string): Record<string, string> {
  if (given === undefined) return { 'accept-encoding': acceptedEncodings, 'user-agent': userAgent };
  const own = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    ...Object.fromEntries(own.filter(([name]) => !NOT_THE_CALLERS.has(name))),
    'accept-encoding': acceptedEncodings,
    'user-agent': userAgent,
  };
}
