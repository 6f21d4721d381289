import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './database.ts';
import { type Scope, sameScope } from './scope.ts';

/** A connection of a driver with a transaction open on it. */
export interface Connection {
  /** Sends statements without values, in one round trip. */
  exec(statements: string): Promise<unknown>;
  /** @param guard put around the driver's client */
  handle(guard: <Client extends object>(client: Client) => Client): Transaction;
}

/**
 * How a driver runs a transaction: begins it and sends `opening` with that, does the work, and commits, or rolls back
 * when the work throws.
 */
export type Begin = <Result>(opening: string, work: (connection: Connection) => Promise<Result>) => Promise<Result>;

interface Open {
  scope: Scope;
  tx: Transaction;
  closed: boolean;
}

const storage = new AsyncLocalStorage<Open>();

/** The connection goes to others when its work is done: whatever is still going on then must not ask in their name. */
const whileOpen =
  (isClosed: () => boolean) =>
  <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      get(target, name) {
        if (isClosed()) throw new Error('This transaction has ended.');
        const value = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

/** Does the work on an open transaction, which has its scope already. What the work calls can join it. */
export async function workOn<Result>(
  connection: Connection,
  scope: Scope,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const open: Open = { scope, tx: connection.handle(whileOpen(() => open.closed)), closed: false };
  try {
    return await storage.run(open, () => work(open.tx));
  } finally {
    open.closed = true;
  }
}

/**
 * Joins the open transaction, or does without: asking the embedded database from outside while a transaction is open
 * would wait for ever, so everything goes through here.
 */
export function joinOr<Result>(
  scope: Scope,
  work: (tx: Transaction) => Promise<Result>,
  otherwise: () => Promise<Result>,
): Promise<Result> {
  const open = storage.getStore();
  if (!open || open.closed) return otherwise();
  if (!sameScope(open.scope, scope))
    throw new Error('A transaction of another scope is open; pass its context on instead of making a new one.');
  return work(open.tx);
}

/** True while the calling code runs inside a transaction: asking the network there is a mistake. */
export function insideTransaction(): boolean {
  const open = storage.getStore();
  return open !== undefined && !open.closed;
}
