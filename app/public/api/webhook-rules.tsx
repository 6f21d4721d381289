const example = `POST /your/address
webhook-id: 6c8a2c4e-4c0a-4a39-8b0f-0b5f6a1f6f3e
webhook-timestamp: 1798450000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"scan.completed","timestamp":"2026-12-28T09:26:40.000Z","data":{"scanId":"…"}}`;

/** How events are sent and checked. */
export function WebhookRules() {
  return (
    <>
      <p>
        Events are signed as{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer">
          Standard Webhooks
        </a>{' '}
        says: the HMAC-SHA-256, under the secret of the webhook, of id, time and body, joined by dots. Its libraries
        check it. Refuse events whose time is more than five minutes away, and take each id once.
      </p>
      <pre>{example}</pre>
      <p>
        Answer with a status of 2xx within 15 seconds. Anything else is tried again for 24 hours, then the webhook is
        switched off and you get a mail. 410 switches it off at once. Redirects are not followed.
      </p>
    </>
  );
}
