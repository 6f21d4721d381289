import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Snapshot, Transaction } from './database.ts';
import { type Begin, type Connection, joinOr, workOn } from './open-transaction.ts';
import { type Scope, sameScope, scopeStatements } from './scope.ts';

const READ_ONLY = 'set transaction isolation level repeatable read, read only';

/** A snapshot of which nobody has asked anything for so long is let go: its reader waits for something else. */
const IDLE_MS = 100;

type Work<Result> = (tx: Transaction) => Promise<Result>;

/** What asks the database for one request: one piece of work after the other, so that it holds one connection at most. */
interface Turns extends Snapshot {
  /** Of which database. */
  begin: Begin;
  isClosed(): boolean;
  read<Result>(scope: Scope, work: Work<Result>): Promise<Result>;
  write<Result>(scope: Scope, work: Work<Result>): Promise<Result>;
}

const storage = new AsyncLocalStorage<Turns>();

/** A transaction that stays open between two reads. */
interface Held {
  connection: Connection;
  scope: Scope;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

/** @throws what keeps the transaction from beginning */
function holdTransaction(begin: Begin, scope: Scope): Promise<Held> {
  const { promise: over, resolve: finish, reject: fail } = Promise.withResolvers<void>();
  return new Promise((resolve, reject) => {
    const ended = begin(`${READ_ONLY}; ${scopeStatements(scope)}`, (connection) => {
      const endWith = (how: () => void) => () => {
        how();
        // Nothing was written: what was read stands, however the transaction ends.
        return ended.catch(() => {});
      };
      resolve({
        connection,
        scope,
        commit: endWith(finish),
        rollBack: endWith(() => fail(new Error('A read has failed.'))),
      });
      return over;
    });
    ended.catch(reject);
  });
}

function openTurns(begin: Begin): Turns {
  let held: Held | null = null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const endHeld = async (how: 'commit' | 'rollBack') => {
    const ending = held;
    held = null;
    await ending?.[how]();
  };

  function runInTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(idle);
    waiting++;
    const done = last.then(work);
    last = done.then(
      () => endTurn(),
      () => endTurn(),
    );
    return done;
  }
  function endTurn(): void {
    if (--waiting === 0 && held) idle = setTimeout(() => void runInTurn(() => endHeld('commit')), IDLE_MS).unref();
  }

  async function readHeld<Result>(scope: Scope, work: Work<Result>): Promise<Result> {
    held ??= await holdTransaction(begin, scope);
    try {
      if (!sameScope(held.scope, scope)) {
        await held.connection.exec(scopeStatements(scope));
        held.scope = scope;
      }
      return await workOn(held.connection, scope, work);
    } catch (error) {
      // After a failed statement PostgreSQL answers nothing more in this transaction: what comes next gets another.
      await endHeld('rollBack');
      throw error;
    }
  }

  const turns: Turns = {
    begin,
    isClosed: () => closed,
    run: (work) => storage.run(turns, work),
    read: (scope, work) => runInTurn(() => readHeld(scope, work)),
    write: (scope, work) =>
      runInTurn(async () => {
        await endHeld('commit');
        return begin(scopeStatements(scope), (connection) => workOn(connection, scope, work));
      }),
    close() {
      closed = true;
      return runInTurn(() => endHeld('commit'));
    },
  };
  return turns;
}

/** Transactions and reads of a database, by its driver's way to begin one. */
export function transactionsOver(begin: Begin): Pick<Database, 'transaction' | 'read' | 'snapshot'> {
  const turnsHere = (): Turns | undefined => {
    const turns = storage.getStore();
    return turns?.begin === begin && !turns.isClosed() ? turns : undefined;
  };
  const runAlone = <Result>(opening: string, scope: Scope, work: Work<Result>): Promise<Result> =>
    begin(opening, (connection) => workOn(connection, scope, work));
  return {
    transaction: (scope, work) =>
      joinOr(scope, work, () => turnsHere()?.write(scope, work) ?? runAlone(scopeStatements(scope), scope, work)),
    read: (scope, work) =>
      joinOr(
        scope,
        work,
        () => turnsHere()?.read(scope, work) ?? runAlone(`${READ_ONLY}; ${scopeStatements(scope)}`, scope, work),
      ),
    snapshot: () => openTurns(begin),
  };
}
