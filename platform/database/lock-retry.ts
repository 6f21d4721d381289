import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../log.ts';
import { sqlStateOf } from '../sql-state.ts';

/** Whoever asks for a table that a migration waits for waits behind it, and gives up after five seconds (postgres.ts). */
const LOCK_TIMEOUT_MS = 2_000;
const PAUSE_MS = 1_000;
const TURN_MS = 100;
const TRIES = 40;
/** lock_not_available */
const LOCKED = '55P03';

/**
 * Whoever migrates a database does so alone; ends with the connection. It asks again and again, as a statement that waits
 * has a snapshot, for which an index that is built concurrently would wait.
 */
export async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(715517) as mine');
    if (rows[0]?.mine) return;
    await wait(TURN_MS);
  }
}

/**
 * Runs `work`, whose statements give up on a table that others use, again until it has the table: in between, those who
 * waited behind it have their turn. `work` undoes what it began when it fails.
 * @throws the last failure, after some two minutes; any other at once
 */
export async function retryWhileLocked(client: pg.Client, log: Logger, work: () => Promise<void>): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || sqlStateOf(error) !== LOCKED) throw error;
      log.warn('A migration could not have a table that others use; trying again', { count: left });
      await wait(PAUSE_MS);
    }
  }
}
