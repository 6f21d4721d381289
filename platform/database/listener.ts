import pg from 'pg';
import type { Logger } from '../log.ts';
import { requireActingRole } from './acting-role.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

export interface Listener {
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * LISTEN on a connection of its own that comes back by itself. What was notified while it was away is lost, so
 * whoever listens must also look for what it missed; an empty payload tells it to.
 */
export function openListener(config: pg.ClientConfig, log: Logger): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let connecting: Promise<void> | null = null;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ ...config, query_timeout: undefined } as pg.ClientConfig);
    next.on('notification', ({ channel, payload }) => {
      for (const handler of channels.get(channel) ?? []) handler(payload ?? '');
    });
    next.on('error', (error) => log.warn('live connection lost', { error }));
    next.on('end', () => {
      if (client !== next) return;
      client = null;
      connecting = null;
      if (!closed) void reconnect();
    });
    await next.connect();
    try {
      await requireActingRole((text) => next.query(text));
    } catch (error) {
      await next.end();
      throw error;
    }
    for (const channel of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const reconnect = async (): Promise<void> => {
    for (let delay = FIRST_DELAY_MS; !closed; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      await new Promise((resolve) => setTimeout(resolve, delay).unref());
      try {
        connecting = connect();
        await connecting;
        for (const handlers of channels.values()) for (const handler of handlers) handler('');
        return;
      } catch (error) {
        log.warn('live connection not back yet', { error });
      }
    }
  };

  return {
    async listen(channel, onPayload) {
      const handlers = channels.get(channel) ?? new Set();
      channels.set(channel, handlers.add(onPayload));
      if (client) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      } else {
        connecting ??= connect();
        await connecting;
      }
      return async () => {
        handlers.delete(onPayload);
      };
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
