import { count, eq } from 'drizzle-orm';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Allowance, consume, consumeAll } from '#platform/limits/limits.ts';
import { limitsOfClient } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';
import { downloadLimit, freeScanLimits, mostOpenScans } from './rules.ts';
import { userScans } from './schema.ts';

interface Rate {
  most: number;
  windowSeconds: number;
}

/** Counts one use of each; the first that is used up decides. */
async function consumeEach(
  tx: Transaction,
  { vault, clock }: Platform,
  who: string,
  rates: readonly Rate[],
): Promise<Allowance> {
  for (const { most, windowSeconds } of rates) {
    const key = vault.fingerprint(`limit free scan ${windowSeconds}`, who);
    const allowance = await consume(tx, { key, most, windowSeconds }, clock.now());
    if (!allowance.allowed) return allowance;
  }
  return { allowed: true, retryAfterSeconds: 0 };
}

function refuse(publicMessage: string, { retryAfterSeconds }: Allowance): never {
  throw new AppError('limited', { publicMessage, retryAfter: retryAfterSeconds });
}

/**
 * What one client, and the network around it, may ask for. Counted before the address is looked at: an answer of 429
 * says nothing about an address.
 * @throws AppError `limited`
 */
export async function admitClient({ platform, client, actor }: Context): Promise<void> {
  if (actor.kind === 'system') return;
  const limits = limitsOfClient(platform.vault, 'free scan', client?.ip ?? null, freeScanLimits.client);
  await platform.database.transaction(systemScope, async (tx) => {
    const allowance = await consumeAll(tx, limits, platform.clock.now());
    if (!allowance.allowed) refuse('You have started many scans from here. Please try again later.', allowance);
  });
}

/**
 * What all clients together may ask for: the last that is counted, in the transaction of the request itself, so that
 * what is not admitted spends nothing of it and its one row is locked for a moment only.
 * @throws AppError `limited`
 */
export async function admitToAll(tx: Transaction, { platform, actor }: Context): Promise<void> {
  if (actor.kind === 'system') return;
  const all = await consumeEach(tx, platform, 'everybody', freeScanLimits.everybody);
  if (!all.allowed) refuse('Many people are starting a scan just now. Please try again later.', all);
}

/** @throws AppError `limited` */
export async function admitPerson(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  const own = await consumeEach(tx, platform, `person ${userId}`, freeScanLimits.person);
  if (!own.allowed) refuse('You have started many scans today. Please try again tomorrow.', own);
}

/** Under the person's scope. @throws AppError `limited` */
export async function admitDownload(tx: Transaction, { platform: { vault, clock }, actor }: Context): Promise<void> {
  const who = actor.kind === 'person' ? actor.userId : actor.kind;
  const key = vault.fingerprint(`limit report ${downloadLimit.windowSeconds}`, who);
  const allowance = await consume(tx, { key, ...downloadLimit }, clock.now());
  if (!allowance.allowed) refuse('You have downloaded many reports just now. Please try again later.', allowance);
}

/**
 * The queue of scans is bounded: who comes when it is full is told when to come back.
 * @throws AppError `limited`
 */
export async function requireRoom(platform: Platform): Promise<void> {
  const open = await platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx.select({ open: count() }).from(userScans).where(eq(userScans.status, 'processing'));
    return row?.open ?? 0;
  });
  if (open >= mostOpenScans)
    refuse('Many scans are running just now. Please try again in a few minutes.', {
      allowed: false,
      retryAfterSeconds: 120,
    });
}
