import { buildConnector } from 'undici';

const MOST_SESSIONS = 1_000;

/**
 * Opens connections that resume the TLS session of an earlier one to the same host. undici remembers sessions by weak references
 * alone, so that each collection of garbage empties its store: the last session of each of 1,000 hosts is held here. Node
 * tells of a session only after the certificate and its name were verified.
 */
export function connectorThatResumes(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector({ ...options, maxCachedSessions: MOST_SESSIONS });
  const held = new Map<string, Buffer>();
  const storeSession = (host: string, session: Buffer) => {
    held.delete(host);
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size >= MOST_SESSIONS) held.delete(oldest);
    held.set(host, session);
  };
  return (to, done) =>
    connect(to, (...outcome) => {
      outcome[1]?.on('session', (session: Buffer) => storeSession(to.hostname, session));
      done(...outcome);
    });
}
