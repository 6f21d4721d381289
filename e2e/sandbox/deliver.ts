import type { ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

/**
 * Puts an answer on the wire, also the ones that never end; those stop when the client leaves or the server closes.
 * Header values with line breaks cannot be sent by Node and do not occur: attacks travel in bodies.
 */
export function deliver(reply: Reply, response: ServerResponse, method: string): void {
  const body = Buffer.from(reply.body);
  const delivery = method === 'HEAD' && reply.delivery?.kind !== 'hang' ? undefined : reply.delivery;
  switch (delivery?.kind) {
    case undefined:
      response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
      response.end(method === 'HEAD' ? undefined : body);
      break;
    case 'hang':
      break;
    case 'reset':
      response.socket?.destroy();
      break;
    case 'cut':
      cut(reply, response, body, delivery.bytes);
      break;
    case 'trickle':
      trickle(reply, response, body, delivery.everyMs);
      break;
    case 'repeat':
      repeat(reply, response, body, delivery.bytes);
  }
}

function cut(reply: Reply, response: ServerResponse, body: Buffer, bytes: number) {
  response.writeHead(reply.status, { ...reply.headers, 'content-length': body.length });
  response.write(body.subarray(0, bytes), () => response.socket?.destroy());
}

function trickle(reply: Reply, response: ServerResponse, body: Buffer, everyMs: number) {
  response.writeHead(reply.status, reply.headers);
  let sent = 0;
  const drops = setInterval(() => {
    response.write(body.length ? body.subarray(sent % body.length, (sent % body.length) + 1) : ' ');
    sent++;
  }, everyMs);
  response.once('close', () => clearInterval(drops));
}

function repeat(reply: Reply, response: ServerResponse, body: Buffer, bytes: number) {
  response.writeHead(reply.status, reply.headers);
  let left = bytes;
  const pour = () => {
    while (left > 0 && !response.destroyed) {
      const part = body.subarray(0, left);
      left -= part.length;
      if (!response.write(part)) {
        response.once('drain', pour);
        return;
      }
    }
    response.end();
  };
  pour();
}
