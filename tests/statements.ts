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

/** Texts of the statements of the embedded engine that were prepared, by name. */
const prepared = new Map<string, string>();

/** The statement that is asked by a message of PostgreSQL's protocol; null for one that only prepares it, or ends something. */
function statementIn(message: Uint8Array): string | null {
  const kind = String.fromCharCode(message[0] ?? 0);
  const [first = '', second = ''] = Buffer.from(message.subarray(5)).toString().split('\0');
  if (kind === 'Q') return first;
  if (kind === 'P' && first === '') return second;
  if (kind === 'P') prepared.set(first, second);
  // Which portal, and which statement: one without a name was told before.
  return kind === 'B' ? (prepared.get(second) ?? null) : null;
}

// What was prepared before somebody listens is asked by its name as well.
const engine = PGlite.prototype as unknown as Patched;
const { execProtocolRawSync } = engine;
engine.execProtocolRawSync = function (...given) {
  statementIn(given[0] as Uint8Array);
  return execProtocolRawSync?.apply(this, given);
};

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
  await replacing(engine, 'execProtocolRawSync', embedded, () =>
    replacing(pg.Client.prototype as unknown as Patched, 'query', server, work),
  );
  return asked;
}
