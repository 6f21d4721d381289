import type { RequestListener, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';

export interface Drain {
  /** Wraps a listener so that requests under way are counted, and told to leave once the server stops. */
  counted(listener: RequestListener): RequestListener;
  /** True from the first call of `stop`. */
  isStopping(): boolean;
  /**
   * Stops accepting, lets what is under way finish, and closes every connection. Connections that wait for
   * their next request are kept a moment: a request already on its way over one must not meet a reset.
   */
  stop(server: Server, times: { lameDuckMs: number; graceMs: number }): Promise<void>;
}

const LOOK_EVERY_MS = 20;
/** Longest that newcomers are still let in after the call to stop. */
const ACCEPT_MS = 5_000;
/** In a turn that takes longer somebody may have come unseen. */
const TURN_MS = 2;

export function createDrain(): Drain {
  let stopping = false;
  let closed = false;
  const underWay = new Set<ServerResponse>();

  async function settle(server: Server, times: { lameDuckMs: number; graceMs: number }): Promise<void> {
    const started = performance.now();
    const passed = () => performance.now() - started;
    const isOver = () => passed() >= times.lameDuckMs && (underWay.size === 0 || passed() >= times.graceMs);
    for (;;) {
      // What has come and was not read yet, because this thread computed meanwhile, is under way as well.
      if (isOver()) await readWaiting();
      if (isOver()) return;
      if (underWay.size === 0 && (await connectionsOf(server)) === 0) return;
      await wait(LOOK_EVERY_MS);
    }
  }

  return {
    counted: (listener) => (request, response) => {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (closed) response.shouldKeepAlive = false;
      listener(request, response);
    },
    isStopping: () => stopping,
    async stop(server, times) {
      stopping = true;
      await acceptWaiting(server);
      // http.Server's own close would end idle connections at once.
      const ended = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
      // Only now: whoever is told "Connection: close" connects anew, and must find the port closed.
      closed = true;
      for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
      await settle(server, times);
      server.closeIdleConnections();
      server.closeAllConnections();
      await ended;
    },
  };
}

/** A turn of Node's loop. @returns milliseconds that it took */
async function takeTurn(): Promise<number> {
  const startedAt = performance.now();
  await afterPoll();
  return performance.now() - startedAt;
}

/** A new connection is read in the turn after the one that has accepted it. */
async function readWaiting(): Promise<void> {
  for (let turns = 0; turns < 3; turns++) await takeTurn();
}

/**
 * Connections that wait in the kernel to be accepted would meet a reset when the port closes. Node accepts one
 * in each turn of its loop, so a turn that brought none left none waiting, if nothing was computed since.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let came = true;
  let tookMs = 0;
  const onConnection = () => {
    came = true;
  };
  server.on('connection', onConnection);
  for (const end = performance.now() + ACCEPT_MS; (came || tookMs > TURN_MS) && performance.now() < end; ) {
    came = false;
    await takeTurn();
    tookMs = await takeTurn();
  }
  server.off('connection', onConnection);
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
