import { judgeHost, type Look, type RouteOwner } from '#core/removal/routes/rules.ts';
import { type Outgoing, OutgoingError, type OutgoingResponse } from '#platform/http/outgoing.ts';
import { readPage } from './read-page.ts';

const TIMEOUT_MS = 20_000;
const MOST_HOPS = 5;

/** So much of a page is read; its words stand at its beginning. */
const ENOUGH_BYTES = 400_000;
const MOST_BYTES = 4_000_000;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const GONE = new Set([404, 410]);

/**
 * Looks at a web route once. Redirects are followed while they stay with the company; another's site is not asked.
 * Never throws: a site that gives no answer is `silent`.
 */
export async function lookAtRoute(
  outgoing: Outgoing,
  url: string,
  owner: Omit<RouteOwner, 'host'>,
  signal: AbortSignal,
): Promise<Look> {
  const first = new URL(url);
  // Nothing is asked unencrypted.
  first.protocol = 'https:';
  const whose = { ...owner, host: first.hostname };
  let at = first;
  for (let hops = 0; hops <= MOST_HOPS; hops++) {
    const response = await askOnce(outgoing, at, signal);
    if (typeof response === 'string') return { ...nothing, state: response, finalHost: at.hostname };
    const to = REDIRECTS.has(response.status) ? redirectOf(response, at) : null;
    if (to === null) return lookOf(response, at);
    const judged = judgeHost(to.hostname, whose);
    if (judged !== 'own') return { ...nothing, state: judged, status: response.status, finalHost: to.hostname };
    at = to;
  }
  return { ...nothing, state: 'silent', finalHost: at.hostname };
}

const nothing = { status: null, finalHost: null, textSum: null };

async function askOnce(
  outgoing: Outgoing,
  url: URL,
  signal: AbortSignal,
): Promise<OutgoingResponse | 'missing' | 'silent'> {
  try {
    return await outgoing.fetch({
      url: url.href,
      headers: { accept: 'text/html, text/plain;q=0.8, */*;q=0.1', 'accept-language': 'en' },
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_BYTES,
      allow: 'input',
      signal,
      isEnough: (part) => part.body.byteLength >= ENOUGH_BYTES,
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof OutgoingError)) throw error;
    return error.reason === 'name-not-found' ? 'missing' : 'silent';
  }
}

/** Null where the answer leads nowhere. */
function redirectOf({ headers }: OutgoingResponse, from: URL): URL | null {
  const to = URL.parse(headers.get('location') ?? '', from);
  if (to === null || !/^https?:$/.test(to.protocol)) return null;
  to.protocol = 'https:';
  to.hash = '';
  return to;
}

function lookOf(response: OutgoingResponse, { hostname }: URL): Look {
  const { status } = response;
  const seen = { status, finalHost: hostname, textSum: null };
  if (GONE.has(status)) return { ...seen, state: 'missing' };
  if (status < 200 || status > 299) return { ...seen, state: 'silent' };
  const text = new TextDecoder().decode(response.body.subarray(0, ENOUGH_BYTES));
  const { hasWords, isForSale, sum } = readPage(text);
  if (isForSale) return { ...seen, state: 'parked', textSum: sum };
  return { ...seen, state: hasWords ? 'answers' : 'wordless', textSum: sum };
}
