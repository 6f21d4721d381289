import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './database.ts';
import type { Scope } from './scope.ts';

interface Open {
  scope: Scope;
  tx: Transaction;
  closed: boolean;
}

const storage = new AsyncLocalStorage<Open>();

const sameScope = (a: Scope, b: Scope) => a.role === b.role && a.userId === b.userId && a.keys.join() === b.keys.join();

/**
 * Joins the open transaction, or opens one with `begin`. Asking the embedded database from outside while a
 * transaction is open would wait for ever, so everything goes through here.
 */
export function joinOrBegin<Result>(
  scope: Scope,
  work: (tx: Transaction) => Promise<Result>,
  begin: (run: (tx: Transaction) => Promise<Result>) => Promise<Result>,
): Promise<Result> {
  const open = storage.getStore();
  if (open && !open.closed) {
    if (!sameScope(open.scope, scope)) {
      throw new Error('A transaction of another scope is open; pass its context on instead of making a new one.');
    }
    return work(open.tx);
  }
  return begin((tx) => {
    const slot: Open = { scope, tx, closed: false };
    return storage.run(slot, async () => {
      try {
        return await work(tx);
      } finally {
        slot.closed = true;
      }
    });
  });
}

/** True while the calling code runs inside a transaction: asking the network there is a mistake. */
export function insideTransaction(): boolean {
  const open = storage.getStore();
  return open !== undefined && !open.closed;
}
