import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What one piece of work asked of the database. */
export interface Asked {
  transactions: number;
  /** Without those that begin and end transactions. */
  statements: string[];
}

/** What begins and ends a transaction, and what is asked of a new connection (acting-role.ts). */
const FRAME = /^\s*(?:(?:begin|commit|rollback)\b|select current_user::text as role)/i;
const BEGIN = /^\s*begin\b/i;

type Patched = Record<string, (this: unknown, ...given: unknown[]) => unknown>;

/** Runs `work` with another function in the place of a method. */
async function replacing<Result>(
  prototype: Patched,
  name: string,
  hear: (given: unknown[]) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const original = prototype[name];
  if (!original) throw new Error(`${name} is gone`);
  prototype[name] = function (...given) {
    hear(given);
    return original.apply(this, given);
  };
  try {
    return await work();
  } finally {
    prototype[name] = original;
  }
}

/** The statement in a message of PostgreSQL's protocol: `Q`, or `P` after its name. */
function statementIn(message: Uint8Array): string | null {
  const [kind] = message;
  if (kind !== 0x50 && kind !== 0x51) return null;
  const [first = '', second = ''] = Buffer.from(message.subarray(5)).toString().split('\0');
  return kind === 0x50 ? second : first;
}

/** Everything that this process asks of either database while `work` runs. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked = { transactions: 0, statements: [] };
  const hear = (statement: string) => {
    if (BEGIN.test(statement)) asked.transactions++;
    if (!FRAME.test(statement)) asked.statements.push(statement);
  };
  let before = '';
  const embedded = ([message]: unknown[]) => {
    const statement = statementIn(message as Uint8Array);
    if (statement === null) return;
    // A server is told the scope together with that a transaction begins.
    if (!BEGIN.test(before)) hear(statement);
    before = statement;
  };
  const server = ([query]: unknown[]) => hear(typeof query === 'string' ? query : (query as { text: string }).text);
  await replacing(PGlite.prototype as unknown as Patched, 'execProtocolRawSync', embedded, () =>
    replacing(pg.Client.prototype as unknown as Patched, 'query', server, work),
  );
  return asked;
}
