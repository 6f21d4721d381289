import net from 'node:net';

/** Between the product and PostgreSQL, as a pooler is. */
export interface Pooler {
  /** The address that it was started for, with its own port. */
  url(address: string): string;
  /** From now on new connections lose the options of their start, as with `ignore_startup_parameters = options`. */
  dropOptions(): void;
  /** Ends every connection that is open. */
  cut(): void;
  /** What clients have sent since the options are dropped. */
  sent(): string;
  stop(): Promise<void>;
}

/** A start-up packet without `options`: length, protocol version, then names and values that end with a zero each. */
function withoutOptions(packet: Buffer): Buffer {
  const words = packet.subarray(8).toString('latin1').split('\0');
  const at = words.indexOf('options');
  if (at >= 0) words.splice(at, 2);
  const body = Buffer.from(words.join('\0'), 'latin1');
  const head = Buffer.from(packet.subarray(0, 8));
  head.writeInt32BE(body.length + 8);
  return Buffer.concat([head, body]);
}

/** A real pooler in session mode on a free port, which ends with `stop`. @param server address of PostgreSQL */
export async function startPooler(server: string): Promise<Pooler> {
  const target = new URL(server);
  const open = new Set<net.Socket>();
  let drops = false;
  let sent = '';
  const listener = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.once('data', (packet: Buffer) => {
      upstream.write(drops ? withoutOptions(packet) : packet);
      client.on('data', (chunk: Buffer) => {
        if (drops) sent += chunk.toString('latin1');
        upstream.write(chunk);
      });
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as net.AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url(address) {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    },
    dropOptions() {
      drops = true;
    },
    cut,
    sent: () => sent,
    async stop() {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
