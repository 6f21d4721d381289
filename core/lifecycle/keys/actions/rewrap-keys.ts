import { and, asc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { keysRewrapped } from '#core/lifecycle/keys/events.ts';
import { deleteAnswersExceptUnder } from '#core/sources/actions/delete-answers.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import { dataKeys, encryptionKeys } from '#platform/crypto/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { resealMails } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

export interface Rewrapped {
  dataKeys: number;
  mails: number;
  /** Names of keys that nobody knows any more, and how many data keys are under each. */
  unknown: ReadonlyMap<string, number>;
  /** Names of the keys that are no longer needed. */
  retired: string[];
}

const BATCH = 500;

/**
 * Puts everything that is sealed under an earlier key under the newest, in small transactions beside the running
 * product; what was done stays done when it breaks off. Then the earlier keys need not be known any more.
 * @param tell is called after each batch, with the data keys so far
 */
export async function rewrapKeys(platform: Platform, tell: (count: number) => void = () => {}): Promise<Rewrapped> {
  const { database, vault } = platform;
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) => database.transaction(systemScope, work);
  const unknown = new Map<string, number>();
  let count = 0;
  for (let after: string | null = null; ; ) {
    const place: string | null = after;
    const batch: Batch = await inSystem((tx) => rewrapBatch(tx, vault, place));
    count += batch.done;
    for (const kid of batch.unknown) unknown.set(kid, (unknown.get(kid) ?? 0) + 1);
    after = batch.last;
    if (after === null) break;
    tell(count);
  }
  let mails = 0;
  for (let some = BATCH; some === BATCH; mails += some) some = await inSystem((tx) => resealMails(tx, vault, BATCH));
  while ((await inSystem((tx) => deleteAnswersExceptUnder(tx, vault.keyNames.newestShared, BATCH))) > 0);
  const retired = await inSystem((tx) => retireOthers(tx, platform, count));
  return { dataKeys: count, mails, unknown, retired };
}

interface Batch {
  done: number;
  unknown: string[];
  /** Where the next one begins; null after the last. */
  last: string | null;
}

async function rewrapBatch(tx: Transaction, vault: Vault, after: string | null): Promise<Batch> {
  const rows = await tx
    .select({ id: dataKeys.id, wrapped: dataKeys.wrapped })
    .from(dataKeys)
    .where(
      and(
        isNotNull(dataKeys.wrapped),
        ne(sql`split_part(${dataKeys.wrapped}, '.', 2)`, vault.keyNames.newest),
        after === null ? undefined : gt(dataKeys.id, after),
      ),
    )
    .orderBy(asc(dataKeys.id))
    .limit(BATCH)
    .for('update');
  const tried = rows.map(({ id, wrapped }) => ({ id, ...rewrapKey(vault, id, wrapped ?? '') }));
  const done = tried.flatMap(({ id, wrapped }) => (wrapped === null ? [] : [{ id, wrapped }]));
  if (done.length > 0)
    await tx.execute(sql`update data_keys as k set wrapped = n.wrapped
      from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as n(id uuid, wrapped text) where k.id = n.id`);
  const unknown = tried.flatMap(({ kid }) => (kid === null ? [] : [kid]));
  return { done: done.length, unknown, last: rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null };
}

/** @throws VaultError when it was altered */
function rewrapKey(vault: Vault, id: string, wrapped: string): { wrapped: string | null; kid: string | null } {
  try {
    return { wrapped: vault.rewrapDataKey(id, wrapped), kid: null };
  } catch (error) {
    if (error instanceof VaultError && error.reason === 'unknown-key')
      return { wrapped: null, kid: wrapped.split('.')[1] ?? '' };
    throw error;
  }
}

/** Keeps of every other key what looks things up, under the newest. @returns names of those retired just now */
async function retireOthers(tx: Transaction, platform: Platform, count: number): Promise<string[]> {
  const { vault, clock } = platform;
  const others = await tx
    .select()
    .from(encryptionKeys)
    .where(ne(encryptionKeys.kid, vault.keyNames.newest))
    .for('update');
  const retired: string[] = [];
  for (const { kid, retiredAt } of others) {
    const sealed = vault.sealLookups(kid);
    if (sealed === null) continue;
    if (retiredAt === null) retired.push(kid);
    await tx
      .update(encryptionKeys)
      .set({ sealed, retiredAt: retiredAt ?? clock.now() })
      .where(eq(encryptionKeys.kid, kid));
  }
  const details = { data_keys: count, retired };
  if (count > 0 || retired.length > 0)
    await record(tx, systemContext(platform, 'operator'), keysRewrapped, { entityId: vault.keyNames.newest, details });
  return retired;
}
