import { once } from 'node:events';
import net from 'node:net';

const RESET_EVERY_MS = 200;

/** A way to a server that can be disturbed. */
export interface Link {
  port: number;
  /** Nobody can connect, and who was connected is so no longer. */
  cut(): Promise<void>;
  /** What comes back takes so much longer. */
  slow(ms: number): void;
  /** Every connection is reset, over and over. */
  reset(): void;
  /** Half-open: connections stand, and nothing comes through, neither on them nor on new ones. */
  silence(): void;
  /** As at first; what was silenced stays silent, as behind a router that has forgotten it. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

interface State {
  delayMs: number;
  isSilent: boolean;
  /** Silences that have begun. */
  silences: number;
}

/** Hands on what comes, in order and each piece after the delay that holds then. */
function pipeWithin(from: net.Socket, to: net.Socket, delayOf: () => number, isSilent: () => boolean): void {
  let lastDue = 0;
  from.on('data', (chunk) => {
    if (isSilent()) return;
    const now = performance.now();
    lastDue = Math.max(lastDue, now + delayOf());
    if (lastDue <= now) to.write(chunk);
    else setTimeout(() => to.destroyed || to.write(chunk), lastDue - now);
  });
}

/** Connects both sides of a pair; either end ends both. */
function join(client: net.Socket, server: net.Socket, state: State, pairs: Set<net.Socket>): void {
  const silencesAtFirst = state.silences;
  const isSilent = () => state.isSilent || state.silences > silencesAtFirst;
  pipeWithin(client, server, () => 0, isSilent);
  pipeWithin(server, client, () => state.delayMs, isSilent);
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const) {
    pairs.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      pairs.delete(socket);
      // A peer behind a silent link never hears that the other has left.
      if (!isSilent()) other.destroy();
    });
  }
}

/** Opens a link on a free port of 127.0.0.1, which stays the same. */
export async function openLink(target: { host: string; port: number }): Promise<Link> {
  const state: State = { delayMs: 0, isSilent: false, silences: 0 };
  const pairs = new Set<net.Socket>();
  let resetting: NodeJS.Timeout | undefined;
  const server = net.createServer({ noDelay: true }, (client) => {
    join(client, net.connect({ ...target, noDelay: true }), state, pairs);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const resetAll = () => {
    for (const socket of pairs) socket.resetAndDestroy();
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of pairs) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    cut,
    slow(ms) {
      state.delayMs = ms;
    },
    reset() {
      resetAll();
      resetting = setInterval(resetAll, RESET_EVERY_MS);
    },
    silence() {
      state.isSilent = true;
      state.silences++;
    },
    async mend() {
      clearInterval(resetting);
      state.delayMs = 0;
      state.isSilent = false;
      if (!server.listening) await listen(port);
    },
    async close() {
      clearInterval(resetting);
      if (server.listening) await cut();
    },
  };
}
