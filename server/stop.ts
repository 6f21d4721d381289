import { readFileSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';

export interface Drain {
  /**
   * Wraps a listener so that requests under way are counted, and told to leave once the server stops. Those that come
   * between the call to stop and the closing of the port are answered after it, but for the ones about our health.
   */
  counted(listener: RequestListener): RequestListener;
  /** True from the first call of `announce` or `stop`. */
  isStopping(): boolean;
  /** From now on it is said that the server stops; everything is answered as before. */
  announce(): void;
  /**
   * Stops accepting, lets what is under way finish, and closes every connection. Connections that wait for
   * their next request are kept a moment: a request already on its way over one must not meet a reset.
   */
  stop(server: Server, times: { lameDuckMs: number; graceMs: number }): Promise<void>;
}

const CHECK_MS = 20;
/** Longest that newcomers are still let in after the call to stop. */
const ACCEPT_MS = 5_000;
/** How long a turn that is short and brings nobody is waited for, before Linux is asked. */
const QUIET_MS = 500;
/** In a turn that takes longer somebody may have come unseen. */
const TURN_MS = 2;
/** Cost nothing to answer, and tell whoever balances load to send nobody any more. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

export function createDrain(): Drain {
  let stopping = false;
  let closed = false;
  const underWay = new Set<ServerResponse>();
  /** Requests that wait for the port to be closed; null while none has to. */
  let held: (() => void)[] | null = null;

  /**
   * To answer computes, and with the embedded database reads as well. While that goes on no turn of the loop is short
   * enough to tell that nobody waits to be accepted; so nothing is begun until the port is closed.
   */
  async function closePort(server: Server): Promise<{ ended: Promise<void> }> {
    held = [];
    await acceptWaiting(server);
    // http.Server's own close would end idle connections at once.
    const ended = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
    // Only now: whoever is told "Connection: close" connects anew, and must find the port closed.
    closed = true;
    for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
    const waiting = held;
    held = null;
    for (const answer of waiting) answer();
    return { ended };
  }

  async function finishRequests(server: Server, times: { lameDuckMs: number; graceMs: number }): Promise<void> {
    const started = performance.now();
    const elapsedMs = () => performance.now() - started;
    const isOver = () => elapsedMs() >= times.lameDuckMs && (underWay.size === 0 || elapsedMs() >= times.graceMs);
    for (;;) {
      // What has come and was not read yet, because this thread computed meanwhile, is under way as well.
      if (isOver()) await readWaiting();
      if (isOver()) return;
      if (underWay.size === 0 && (await connectionsOf(server)) === 0) return;
      await wait(CHECK_MS);
    }
  }

  return {
    counted: (listener) => (request, response) => {
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (closed) response.shouldKeepAlive = false;
      if (held && !HEALTH.test(request.url ?? '')) held.push(() => response.destroyed || listener(request, response));
      else listener(request, response);
    },
    isStopping: () => stopping,
    announce() {
      stopping = true;
    },
    async stop(server, times) {
      stopping = true;
      const { ended } = await closePort(server);
      await finishRequests(server, times);
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
 * Connections that wait in the kernel to be accepted would meet a reset when the port closes. Node accepts one in each turn of its
 * loop, so after a turn that was short and brought none, none waits. Where turns stay long, Linux says how many wait; to be
 * told takes milliseconds, in which more may come, so it is asked only then.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let came = true;
  const onConnection = () => {
    came = true;
  };
  server.on('connection', onConnection);
  const startedAt = performance.now();
  for (let passed = 0; passed < ACCEPT_MS; passed = performance.now() - startedAt) {
    came = false;
    await takeTurn();
    const tookMs = await takeTurn();
    if (!came && tookMs <= TURN_MS) break;
    if (passed > QUIET_MS && waitingAt(server) === 0) break;
  }
  server.off('connection', onConnection);
}

/** Of a socket that listens, as the kernel's tables name it. */
const LISTENS = '0A';

/** @returns how many connections wait to be accepted at the server's port; null where the system does not say */
function waitingAt(server: Server): number | null {
  const address = server.address();
  if (address === null || typeof address === 'string') return null;
  const port = address.port.toString(16).toUpperCase().padStart(4, '0');
  try {
    const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'latin1').split('\n'));
    const own = lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTENS && local?.endsWith(`:${port}`));
    // What a listening socket has to be read of is its queue.
    return own.length === 0
      ? null
      : own.reduce((sum, [, , , , queues]) => sum + Number.parseInt(queues?.split(':')[1] ?? '0', 16), 0);
  } catch {
    return null;
  }
}

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
