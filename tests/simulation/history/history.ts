/**
 * How an operation ended for whoever asked. `ok`: it took effect. `fail`: it was refused, and did not. `unknown`: whoever
 * asked was not told, as when an answer is lost or a process dies.
 */
export type Outcome = 'ok' | 'fail' | 'unknown';

interface Timed {
  /** Place in the history at which it was asked for. */
  begunAt: number;
  /** At which its outcome was told; null where it never was. */
  endedAt: number | null;
  outcome: Outcome;
}

/** Something is asked for that shall take effect once, however often it is asked for under this name. */
export interface Add extends Timed {
  kind: 'add';
  /** Whose, or of what: what a read shows together. */
  of: string;
  name: string;
  /** What it counts; of what is only there or not, 1. */
  amount: number;
  /** By what name it is shown, where that is another: told when it is acknowledged. */
  shownAs: string | null;
}

/** What somebody was shown. */
export interface Read extends Timed {
  kind: 'read';
  of: string;
  /** Names of everything that has taken effect, or their sum. */
  shown: readonly string[] | number;
}

export type Entry = Add | Read;

/** What people asked for and were told, in order: all that anybody knows who cannot see the tables. */
export class History {
  readonly entries: Entry[] = [];
  #place = 0;

  /** @returns called once when the outcome is told */
  add(of: string, name: string, amount = 1): (outcome: Outcome, shownAs?: string) => void {
    const entry: Add = { kind: 'add', of, name, amount, shownAs: null, ...this.#begin() };
    this.entries.push(entry);
    return (outcome, shownAs) => {
      this.#end(entry, outcome);
      entry.shownAs = shownAs ?? null;
    };
  }

  /** @returns called with what was shown; a read that failed says nothing */
  read(of: string): (shown: Read['shown']) => void {
    const begun = this.#begin();
    return (shown) => {
      const entry: Read = { kind: 'read', of, shown, ...begun };
      this.#end(entry, 'ok');
      this.entries.push(entry);
    };
  }

  #begin(): Timed {
    return { begunAt: this.#place++, endedAt: null, outcome: 'unknown' };
  }

  #end(entry: Entry, outcome: Outcome): void {
    entry.outcome = outcome;
    if (outcome !== 'unknown') entry.endedAt = this.#place++;
  }
}
