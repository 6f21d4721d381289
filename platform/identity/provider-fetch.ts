import { EnvHttpProxyAgent } from 'undici';
import { acceptedEncodings } from '#platform/http/body.ts';
import { deadlineAfter } from '#platform/http/deadline.ts';
import { exchangeOnce } from '#platform/http/exchange.ts';
import { asOutgoingError } from '#platform/http/failures.ts';
import { proxiesOf } from '#platform/http/proxies.ts';
import { OutgoingError } from '#platform/http/request.ts';

const TIMEOUT_MS = 5_000;
/** Far more than any token or document of metadata. */
const MOST_BYTES = 256_000;

interface Init {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
}

/** `fetch` for the addresses of a provider, which the operator has chosen: they may be in a network of their own. */
export interface ProviderFetch {
  /** @throws OutgoingError; also for an answer of 500 and above, and for one that is too large */
  fetch(url: string | URL, init?: Init): Promise<Response>;
  close(): Promise<void>;
}

/** Follows no redirect. @param env HTTPS_PROXY, HTTP_PROXY and NO_PROXY; Node reads NODE_EXTRA_CA_CERTS by itself */
export function createProviderFetch(
  env: Readonly<Record<string, string | undefined>>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number | undefined } = {},
): ProviderFetch {
  const dispatcher = new EnvHttpProxyAgent({ ...proxiesOf(env), allowH2: false });
  return {
    async fetch(url, { method = 'GET', headers, body } = {}) {
      const deadline = deadlineAfter(timeoutMs);
      const sent = Object.fromEntries(new Headers(headers));
      const hop = {
        url: new URL(url),
        method: method === 'POST' ? ('POST' as const) : ('GET' as const),
        headers: { ...sent, 'accept-encoding': acceptedEncodings },
        body: body === undefined || body === null ? undefined : String(body),
      };
      try {
        const answer = await exchangeOnce(dispatcher, hop, { maxBytes: MOST_BYTES, signal: deadline.signal });
        if (answer.status >= 500) throw new OutgoingError('unreachable');
        const type = answer.headers.get('content-type');
        // A body is not allowed with some statuses, and no provider has a reason to send those.
        const hasBody = answer.status >= 200 && ![204, 205, 304].includes(answer.status);
        return new Response(hasBody ? answer.text() : null, {
          status: answer.status,
          headers: type === null ? {} : { 'content-type': type },
        });
      } catch (error) {
        throw asOutgoingError(error, deadline.signal.aborted);
      } finally {
        deadline.clear();
      }
    },
    close: () => dispatcher.destroy(),
  };
}
