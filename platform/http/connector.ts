import { TLSSocket } from 'node:tls';
import { buildConnector } from 'undici';

/** Servers whose last TLS session is kept. */
export const KEPT_SESSIONS = 1_000;

/**
 * Connects over TLS, taking up the last session with each server where it still knows it: that leaves out most of what a
 * handshake costs. undici keeps sessions only until memory is next tidied up.
 */
export function connectorWithSessions(options: buildConnector.BuildOptions): buildConnector.connector {
  const sessions = createSessions();
  return (to, done) => {
    const server = to.servername ?? to.hostname;
    const session = sessions.of(server);
    const connect = buildConnector({ ...options, ...(session && { session }), maxCachedSessions: 0 });
    connect(to, (...outcome) => {
      const [, socket] = outcome;
      if (socket instanceof TLSSocket) keepSessions(socket, (given) => sessions.keep(server, given));
      done(...outcome);
    });
  };
}

/** TLS 1.3 gives them after the handshake, older versions within. */
function keepSessions(socket: TLSSocket, keep: (session: Buffer) => void): void {
  socket.on('session', keep);
  const own = socket.getProtocol() === 'TLSv1.2' ? socket.getSession() : undefined;
  if (own) keep(own);
}

/** Those that were kept last, by server. */
function createSessions() {
  const known = new Map<string, Buffer>();
  return {
    of: (server: string) => known.get(server),
    keep(server: string, session: Buffer) {
      known.delete(server);
      known.set(server, session);
      if (known.size > KEPT_SESSIONS) for (const oldest of known.keys()) return known.delete(oldest);
    },
  };
}
