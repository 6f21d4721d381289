import type { Database } from '#platform/database/database.ts';
import { insideTransaction } from '#platform/database/open-transaction.ts';

/** Where a process dies: at its nth transaction, before it begins, at its end, or when it has just committed. */
export interface Crash {
  nth: number;
  when: 'before' | 'inside' | 'after';
}

class Died extends Error {}

const die = (): never => {
  throw new Died('the process died');
};

export interface MortalDatabase extends Database {
  /** Lets the process die while it does this; then it reaches no database. @returns whether it came so far */
  dying(crash: Crash, work: () => Promise<unknown>): Promise<boolean>;
}

/** A database whose process can die at any transaction. What was committed stays, what was open is rolled back. */
export function mortal(database: Database): MortalDatabase {
  let crash: Crash | null = null;
  let begun = 0;
  let dead = false;
  const dieNow = () => {
    dead = true;
    return die();
  };
  return {
    ...database,
    async transaction(scope, work) {
      if (insideTransaction() || (!crash && !dead)) return database.transaction(scope, work);
      if (dead) return die();
      const isLast = begun++ === crash?.nth;
      const when = isLast ? crash?.when : undefined;
      if (when === 'before') return dieNow();
      const result = await database.transaction(scope, async (tx) => {
        const done = await work(tx);
        return when === 'inside' || dead ? dieNow() : done;
      });
      return when === 'after' ? dieNow() : result;
    },
    async dying(asked, work) {
      [crash, begun] = [asked, 0];
      try {
        await work().catch(() => {});
        return dead;
      } finally {
        [crash, dead] = [null, false];
      }
    },
  };
}
