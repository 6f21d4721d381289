import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { addCheckpoint, type Witness, type WitnessAnswer } from './add-checkpoint.ts';

const MOST_BYTES = 16 * 1024;

/** @returns null when it is too long */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const plain = (status: number, text: string) => ({ status, type: 'text/plain; charset=utf-8', text: `${text}\n` });

/** One after the other: two that run at once could both continue the same checkpoint, each on a branch of its own. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

function introduce({ cosigner, logs }: Witness): string {
  return [
    'A witness of transparency logs (c2sp.org/tlog-witness). It signs a checkpoint only when the log has grown from the one before.',
    `Key: ${cosigner.verifierKey}`,
    ...[...logs.keys()].map((origin) => `Watches: ${origin}`),
  ].join('\n');
}

/** The witness over HTTP: `POST /add-checkpoint`; `GET /` says what it is. Put TLS in front of it. */
export function createWitnessServer(witness: Witness, say: (line: string) => void = () => {}): Server {
  const inTurn = createQueue();

  async function answer(request: IncomingMessage): Promise<Omit<WitnessAnswer, 'status'> & { status: number }> {
    const { pathname } = new URL(request.url ?? '/', 'http://witness');
    if (pathname === '/' && request.method === 'GET') return plain(200, introduce(witness));
    if (pathname !== '/add-checkpoint') return plain(404, 'There is nothing here.');
    if (request.method !== 'POST') return plain(405, 'Only POST is answered here.');
    const body = await readText(request);
    if (body === null) return plain(413, `At most ${MOST_BYTES} bytes are read.`);
    const given = await inTurn(() => addCheckpoint(witness, body));
    if (given.status !== 200) say(`Refused with ${given.status}: ${given.text.trim()}`);
    return given;
  }

  const send = (response: ServerResponse, { status, type, text }: { status: number; type: string; text: string }) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);

  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error) => {
        say(`Failed: ${error}`);
        send(response, plain(500, 'The witness failed; nothing was signed.'));
      },
    );
  });
  return server;
}
