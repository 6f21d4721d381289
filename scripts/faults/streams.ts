import net from 'node:net';

/** One page's stream of events, over a connection of its own. */
export interface Stream {
  /** Address that it seems to come from. */
  ip: string;
  /** When each event arrived, by its id. */
  arrivedAt: ReadonlyMap<string, number>;
  lastId: string | null;
  /** True from the first byte of the stream until the connection ends. */
  isOpen: boolean;
  /** Ends it from this side. */
  leave(): void;
}

const EVENT_ID = /^id: (\d+)$/gm;

/** Sixteen in each network. */
const addressOf = (n: number): string => `10.${100 + (n >> 12)}.${(n >> 4) & 255}.${(n & 15) + 1}`;

/** Opens a stream. Resolves once it is open. @throws Error with the answer where it is refused */
export function openStream(port: number, topic: string, ip: string, afterId: string | null): Promise<Stream> {
  const arrivedAt = new Map<string, number>();
  const socket = net.connect(port, '127.0.0.1');
  const stream: Stream = { ip, arrivedAt, lastId: afterId, isOpen: false, leave: () => socket.destroy() };
  const lines = [
    `GET /live?topic=${topic} HTTP/1.1`,
    'host: localhost',
    `x-forwarded-for: ${ip}`,
    ...(afterId === null ? [] : [`last-event-id: ${afterId}`]),
  ];
  return new Promise((resolve, reject) => {
    let rest = '';
    socket.on('connect', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (chunk) => {
      const text = rest + chunk.toString('latin1');
      if (!stream.isOpen) {
        if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(`a stream was refused: ${text.slice(0, 100)}`));
        stream.isOpen = true;
        resolve(stream);
      }
      for (const [, id = ''] of text.matchAll(EVENT_ID)) {
        arrivedAt.set(id, performance.now());
        stream.lastId = id;
      }
      rest = text.slice(text.lastIndexOf('\n') + 1);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      stream.isOpen = false;
      reject(new Error('a stream was closed before it began'));
    });
  });
}

/** So many streams, opened a few at a time. */
export async function openStreams(port: number, topic: string, count: number): Promise<Stream[]> {
  const streams: Stream[] = [];
  while (streams.length < count) {
    const next = Array.from({ length: Math.min(50, count - streams.length) }, (_, n) => streams.length + n);
    streams.push(...(await Promise.all(next.map((n) => openStream(port, topic, addressOf(n), null)))));
  }
  return streams;
}
