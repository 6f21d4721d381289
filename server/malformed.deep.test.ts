import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { malformedRequests, sendMalformed } from '#tests/malformed-requests.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const REQUESTS = 10_000;
const AT_ONCE = 40;

describe('malformed requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it(`never make the server fail: ${REQUESTS} of them`, { timeout: 300_000 }, async () => {
    const corpus = malformedRequests(REQUESTS, 20_261_121);
    const seen = new Map<number, number>();
    const failed: string[] = [];
    const next = corpus.values();
    const work = async () => {
      for (const bytes of next) {
        const { status, text } = await sendMalformed(server.port, bytes);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status >= 500 || /\n\s+at .+:\d+:\d+/.test(text))
          failed.push(`${bytes.toString('latin1').slice(0, 200)} → ${text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(failed.slice(0, 5)).toEqual([]);
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
    // The corpus must reach past the parser: pages, refusals of ours and of the parser.
    for (const status of [200, 400, 403, 404, 405, 431])
      expect(seen.get(status), `status ${status}`).toBeGreaterThan(20);
    // A busy machine may take longer than `sendMalformed` waits.
    const home = Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await expect.poll(async () => (await sendMalformed(server.port, home)).status).toBe(200);
  });
});
