import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { rateLimits } from './schema.ts';

export interface Limit {
  /** What is counted, as a keyed fingerprint (Vault.fingerprint), never an address. */
  key: string;
  /** Allowed per window. */
  most: number;
  windowSeconds: number;
}

export interface Allowance {
  allowed: boolean;
  /** 0 when allowed. */
  retryAfterSeconds: number;
}

/** One row per key: its window begins with the first use after the last one ended, and is kept in `expires_at`. */
const ONE_ROW = new Date(0);

/**
 * Counts one use. Exact under any number of parallel calls: the counter's row is locked until the transaction
 * ends, and a rollback takes the use back.
 */
export async function consume(tx: Transaction, limit: Limit, now: Date): Promise<Allowance> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const end = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = sql`${rateLimits.expiresAt} <= ${time}`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ key: limit.key, windowStart: ONE_ROW, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count}, ${limit.most}) + 1 end`,
        expiresAt: sql`case when ${over} then ${end.toISOString()}::timestamptz else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt });
  if (!row) throw new Error('an upsert returns its row');
  if (row.count <= limit.most) return { allowed: true, retryAfterSeconds: 0 };
  const seconds = Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfterSeconds: Math.max(1, seconds) };
}

/** Forgets what was counted under a key. */
export async function release(tx: Transaction, key: string): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.key, key));
}
