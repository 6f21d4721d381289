/** What holds for every operation. */
export function Rules({ base }: { base: string }) {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">How it works</h2>
      <p>
        Create a token in <a href="/settings/tokens">Settings, API tokens</a>, with the permissions that your program
        needs, and send it with every request:
      </p>
      <pre>{`curl -H "Authorization: Bearer $TOKEN" ${base}/me`}</pre>
      <ul>
        <li>Bodies and answers are JSON; times are ISO 8601 in UTC. Cookies do not count.</li>
        <li>
          Lists come in pages. Send <code>older</code> of one page as <code>before</code> to get the next.
        </li>
        <li>
          Send a <code>POST</code> with an <code>Idempotency-Key</code> of your own, and you can send it again after a
          lost connection: within 24 hours it is done once and answered alike.
        </li>
        <li>
          Reads have an <code>ETag</code>. Send it as <code>If-None-Match</code>, and 304 says that nothing has changed.
        </li>
        <li>
          <code>RateLimit</code> and <code>RateLimit-Policy</code> say how many requests are left, and{' '}
          <code>Retry-After</code> how many seconds to wait.
        </li>
      </ul>
      <h3 id="problems">When something is wrong</h3>
      <p>
        The answer is <code>application/problem+json</code> (RFC 9457). <code>detail</code> says why in words,{' '}
        <code>errors</code> what is wrong with each field, and <code>requestId</code> names the request when you write
        to us.
      </p>
      <ul>
        <li id="status-400">400: the request does not fit the description below.</li>
        <li id="status-401">401: there is no good token. It may have expired or been ended.</li>
        <li id="status-403">403: the token may not do this, or its owner may not.</li>
        <li id="status-404">404: there is no such thing, or it is somebody else’s.</li>
        <li id="status-405">405: the address does not take this method.</li>
        <li id="status-409">409: it conflicts with something newer. Read it again first.</li>
        <li id="status-413">413 and 415: the body is too large, or not JSON.</li>
        <li id="status-429">429: too many requests, or an allowance is used up.</li>
        <li id="status-500">500 and 503: our fault. Try again later.</li>
      </ul>
    </section>
  );
}
