import { and, asc, gte, isNotNull, min } from 'drizzle-orm';
import { accountErasures, databaseRestores } from '#core/lifecycle/erasure/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { eraseAgain } from './erase-again.ts';
import { addToLedger, type LedgerEntry, openLedger, readLedger } from './signed-ledger.ts';

/** Erasures that ran at the same time may have been written in another order than they ended. */
const OVERLAP_MS = 86_400_000;
/** A line follows the erasure within the hour: one that is missing for longer was there and was taken out. */
const LATE_MS = 86_400_000;

interface Options {
  /** Verifier keys to believe besides those of the configuration. */
  formerKeys?: readonly string[];
}

/**
 * Appends to the ledger what the database says was erased. After a restore it also asks for the erasure of accounts that the ledger
 * names and that are there again.
 * @returns how many came back @throws LedgerError when the ledger was altered: then nothing has changed
 */
export async function keepLedger(platform: Platform, { formerKeys = [] }: Options = {}): Promise<number> {
  const { config, log, clock } = platform;
  const keys = { config, formerKeys };
  const { entries } = await openLedger(config.dataDir, keys);
  const back = await eraseAgain(platform, await erasedSinceRestored(platform, entries));
  const added = await addToLedger(config.dataDir, await newlyErased(platform, entries), keys);
  const late = added.filter(({ erasedAt }) => clock.now().getTime() - erasedAt.getTime() > LATE_MS);
  if (late.length > 0)
    log.warn('The ledger of erasures lacked lines that it must have had, and has them again', { count: late.length });
  return back;
}

/**
 * Appends what another copy of the ledger names and this one does not, such as one that outlived a container.
 * @param place where the copy is, for the error @returns how many accounts the copy names
 * @throws LedgerError when either was altered: then nothing has changed
 */
export async function mergeLedger(config: Platform['config'], copy: string, place: string): Promise<number> {
  const { entries } = readLedger(copy, place, { config });
  await addToLedger(config.dataDir, entries.values(), { config });
  return entries.size;
}

/** Entries that a restored database cannot know of. Without a restore there are none. */
async function erasedSinceRestored(
  { database }: Platform,
  entries: ReadonlyMap<string, LedgerEntry>,
): Promise<LedgerEntry[]> {
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ madeAt: min(databaseRestores.backupMadeAt) }).from(databaseRestores),
  );
  const madeAt = row?.madeAt;
  if (!madeAt) return [];
  return [...entries.values()].filter(({ erasedAt }) => erasedAt.getTime() >= madeAt.getTime() - OVERLAP_MS);
}

async function newlyErased({ database }: Platform, known: ReadonlyMap<string, LedgerEntry>): Promise<LedgerEntry[]> {
  const last = Math.max(0, ...[...known.values()].map(({ erasedAt }) => erasedAt.getTime()));
  const since = new Date(Math.max(0, last - OVERLAP_MS));
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .select({ userId: accountErasures.userId, erasedAt: accountErasures.erasedAt })
      .from(accountErasures)
      .where(and(isNotNull(accountErasures.erasedAt), gte(accountErasures.erasedAt, since)))
      .orderBy(asc(accountErasures.erasedAt), asc(accountErasures.userId)),
  );
  return rows.flatMap(({ userId, erasedAt }) => (erasedAt === null ? [] : [{ userId, erasedAt }]));
}
