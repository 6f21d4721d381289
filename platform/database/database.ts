import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Scope } from './scope.ts';

/** What `execute` gives, the same on both databases. */
interface Rows<Row> {
  rows: Row[];
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A drizzle handle inside an open transaction. */
export type Transaction = PgDatabase<RowsHKT, Record<string, never>>;

/** What one request reads, as it was at one moment. */
export interface Snapshot {
  /**
   * Runs `work` so that its reads, and those of whatever else runs here, share one transaction, which begins with the
   * first of them. They are asked one after the other. A read that fails fails alone. A write has a transaction of its
   * own, and what is read afterwards sees it.
   */
  run<Result>(work: () => Result): Result;
  /** Gives the connection back. What is read later has transactions of its own. */
  close(): Promise<void>;
}

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Runs `work` in one transaction under `scope` (row level security). Inside an open transaction it joins
   * that one, so that a use case can be called by another; the scopes must then agree.
   * Never await the network inside.
   * @throws what `work` throws, after rolling back; failures of the database pass through
   */
  transaction<Result>(scope: Scope, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * The same for work that only reads: all of it sees the database at one moment, together with what else one
   * `snapshot` reads. A statement that writes is refused.
   */
  read<Result>(scope: Scope, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** For what is read for one request. Whoever opens it closes it. */
  snapshot(): Snapshot;
  /**
   * Listens on a channel; the returned function stops. Survives a lost connection: after one it calls with an
   * empty payload, because what was notified meanwhile is lost.
   */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /** Connections of this process that are busy and idle, and how many wait for one; where there are such. */
  connections?(): { busy: number; idle: number; waiting: number };
  /** True when the database answers and no migration is missing. */
  isReady(): Promise<boolean>;
  /** How pg-boss reaches this database. */
  queueConnection(): ConstructorOptions;
  close(): Promise<void>;
}
