/**
 * What bench/web.ts compares the product with: answers held in memory, sent by node:http and nothing else. They come as
 * lines of JSON on stdin, its port goes out on stdout.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface BareAnswer {
  path: string;
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

if (import.meta.main) {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const line of (await text(process.stdin)).trim().split('\n')) {
    const { path, headers, body } = JSON.parse(line) as BareAnswer;
    answers.set(path, { headers, body: Buffer.from(body, 'base64') });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}
