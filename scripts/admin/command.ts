import type { Environment } from '#platform/config/variables.ts';
import type { Platform } from '#platform/platform.ts';

/** What is done once the database is open. @returns the exit status: 0 done, 1 refused or something is wrong */
export type Task = (platform: Platform, say: (line: string) => void) => Promise<number>;

/** Something an operator can ask for on the command line. */
export interface Command {
  /** What is typed: the words of the command and its arguments, e.g. `audit verify [--file FILE]`. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  /** Understands the arguments. @throws UsageError, and what `parseArgs` throws */
  plan(args: readonly string[]): Task;
}

/** What is done while the database is closed, e.g. because it is replaced. @returns as `Task` */
export type Aside = (env: Environment, say: (line: string) => void) => Promise<number>;

export interface AsideCommand extends Omit<Command, 'plan'> {
  plan(args: readonly string[]): Aside;
}

/** @throws UsageError unless there is exactly one address */
export function addressOf([email = '', more]: readonly string[]): string {
  if (!email.includes('@') || more !== undefined) throw new UsageError('Which account? Give one email address.');
  return email;
}

/** @param what noun for the message */
export function oneOf<Value extends string>(values: readonly Value[], given: string | undefined, what: string): Value {
  const found = values.find((value) => value === given);
  if (found) return found;
  throw new UsageError(`"${given ?? ''}" is no ${what}; expected ${values.join(', ')}.`);
}

/** The command was not understood; its message says what is. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
