import type { Connection } from './connection.ts';
import { pathOfForm } from './held-forms.ts';

/** Milliseconds after which a form that is being sent is said to take long. */
const SLOW_MS = 8_000;

/**
 * Whether the router asks for what it needs to show another page. A request for one route alone comes from its
 * clientLoader, which says itself what happens when there is no answer, or is for the root, which stays as it was.
 */
function isForPage(asked: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (asked instanceof Request || (init?.method ?? 'GET') !== 'GET') return false;
  const { pathname, searchParams } = new URL(asked, 'http://page.invalid');
  const routes = searchParams.get('_routes');
  return pathname === '/__manifest' || (pathname.endsWith('.data') && (routes === null || routes.includes(',')));
}

const isForm = (asked: RequestInfo | URL, init: RequestInit | undefined): boolean =>
  init?.method === 'POST' && !(asked instanceof Request) && /\.data(?:\?|$)/.test(String(asked));

/** A form is told to be on its way when its answer takes long. */
async function sendForm(sending: Promise<Response>, connection: Connection): Promise<Response> {
  const timer = setTimeout(() => connection.setSlow(true), SLOW_MS);
  try {
    return await sending;
  } finally {
    clearTimeout(timer);
    connection.setSlow(false);
  }
}

/** Answered by the product's pages, also when one of them failed, and not by something before them. */
const isAnswer = ({ status, headers }: Response) => status < 500 || headers.has('x-remix-response');

/** A fetch under which a page whose data do not arrive waits for the connection or the service instead of failing. */
export function patientFetch(fetch: typeof window.fetch, connection: Connection): typeof window.fetch {
  return async (asked, init) => {
    if (isForm(asked, init)) {
      connection.forms.release(pathOfForm(String(asked)));
      return sendForm(fetch(asked, init), connection);
    }
    for (;;) {
      try {
        const answer = await fetch(asked, init);
        if (isAnswer(answer) || !isForPage(asked, init)) return answer;
      } catch (error) {
        // Every engine throws a TypeError for an answer that never came; what was called off is something else.
        if (!(error instanceof TypeError) || !isForPage(asked, init)) throw error;
      }
      await connection.untilBack(init?.signal);
    }
  };
}
