import { eq, sql } from 'drizzle-orm';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { rateLimits } from './schema.ts';

export interface Rate {
  /** Allowed per window. */
  most: number;
  windowSeconds: number;
}

export interface Limit extends Rate {
  /** What is counted, as a keyed fingerprint (Vault.fingerprint), never an address. */
  key: string;
}

export interface Allowance {
  allowed: boolean;
  /** 0 when allowed. */
  retryAfterSeconds: number;
}

/** One row per key: its window begins with the first use after the last one ended, and is kept in `expires_at`. */
const ONE_ROW = new Date(0);

/** Counts are exact up to what any limit allows; beyond, they need not grow. */
const MOST_COUNTED = 1_000_000;

/**
 * A counter for each rate.
 * @param what the purpose; each has its own counters
 * @param who e.g. an id or an address, which goes into the fingerprint
 */
export const limitsOf = (
  vault: Pick<Vault, 'fingerprint'>,
  what: string,
  who: string,
  rates: readonly Rate[],
): Limit[] =>
  rates.map(({ most, windowSeconds }) => ({
    key: vault.fingerprint(`limit ${what} ${windowSeconds}`, who),
    most,
    windowSeconds,
  }));

/** How much of a limit is used, after one more use. */
interface Counted extends Limit {
  /** In the window; above `most` where it is used up. */
  count: number;
  /** Until the window ends. */
  resetSeconds: number;
}

/**
 * Counts one use of each, in one statement. Exact under any number of parallel calls: the counters' rows are locked until
 * the transaction ends, and a rollback takes the uses back.
 * @param limits of different keys
 */
export async function countUses(tx: Transaction, limits: readonly Limit[], now: Date): Promise<Counted[]> {
  if (limits.length === 0) return [];
  const time = sql`${now.toISOString()}::timestamptz`;
  const over = sql`${rateLimits.expiresAt} <= ${time}`;
  const rows = await tx
    .insert(rateLimits)
    .values(
      limits.map(({ key, windowSeconds }) => {
        const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
        return { key, windowStart: ONE_ROW, count: 1, expiresAt };
      }),
    )
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count}, ${MOST_COUNTED}) + 1 end`,
        expiresAt: sql`case when ${over} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ key: rateLimits.key, count: rateLimits.count, expiresAt: rateLimits.expiresAt });
  return limits.map((limit) => {
    const row = rows.find((one) => one.key === limit.key);
    if (!row) throw new Error('an upsert returns its rows');
    const resetSeconds = Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000));
    return { ...limit, count: row.count, resetSeconds };
  });
}

/** The longest wait of what was counted decides. */
export function allowanceOf(counted: readonly Counted[]): Allowance {
  const waits = counted.map(({ count, most, resetSeconds }) => (count <= most ? 0 : resetSeconds));
  const retryAfterSeconds = Math.max(0, ...waits);
  return { allowed: retryAfterSeconds === 0, retryAfterSeconds };
}

/** Counts one use of each, as `countUses`. */
export const consumeAll = async (tx: Transaction, limits: readonly Limit[], now: Date): Promise<Allowance> =>
  allowanceOf(await countUses(tx, limits, now));

/** Counts one use of one. */
export const consume = (tx: Transaction, limit: Limit, now: Date): Promise<Allowance> => consumeAll(tx, [limit], now);

/** Forgets what was counted under a key. */
export async function release(tx: Transaction, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key));
}
