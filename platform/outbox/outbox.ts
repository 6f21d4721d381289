import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#platform/database/database.ts';
import { outbox } from './schema.ts';

/** Channel on which the relay hears that something was put into the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

interface EnqueueOptions {
  /** Not before this time; default: at once. */
  startAfter?: Date;
  /** Of the jobs of one name, those of a higher one run first. Default: 0. */
  priority?: number;
}

/**
 * Puts a job into the outbox: it leaves when the transaction commits, and never otherwise.
 * @param input ids only, never a person's data; checked against the job's own schema where it has one
 * @throws ZodError when the input does not fit
 */
export async function enqueue(
  tx: Transaction,
  job: { name: string; input?: z.ZodType },
  input: Record<string, unknown>,
  { startAfter, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  job.input?.parse(input);
  await tx.insert(outbox).values({ job: job.name, input, startAfter: startAfter ?? null, priority });
  await tx.execute(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}
