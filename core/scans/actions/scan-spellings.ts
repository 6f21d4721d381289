import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import type { SpellingsInput } from '#contract/scans/spellings-input.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { requireScannable } from '#core/opt-outs/actions/require-scannable.ts';
import { createAccessKey } from '#core/scans/internal/access-keys.ts';
import { findFreshlyOpened } from '#core/scans/internal/fresh-key.ts';
import { type Contact, insertScan } from '#core/scans/internal/insert.ts';
import { admitClient, admitPerson, admitToAll, requireRoom } from '#core/scans/internal/limits.ts';
import { openScan, readSubjects, type ScanRow, startVisitorScan } from '#core/scans/internal/load.ts';
import { scanTimes } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Identifier, Source } from '#core/sources/define.ts';
import { participantsNow } from '#core/sources/health/queries/participants.ts';
import { isOtherSpelling } from '#core/sources/queries/mailbox.ts';
import { identifierOf, subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

/** `accessKey`: of a visitor's, for the browser to keep; it is stored nowhere. */
interface StartedSpellings {
  scanId: string;
  accessKey: string | null;
}

/**
 * Scans an address again together with other spellings of its mailbox, each of which sources know as an address of its own.
 * Nobody else's mailbox can be scanned by it: the base scan proves the mailbox, and the provider delivers each spelling there.
 * Each spelling counts as a free scan. Again while that scan runs leads to the same scan.
 * @param scanId a scan of the address: the account's own, or one whose link this browser opened within the hour
 * @param keys that the browser holds
 * @throws AppError `invalid` for what is no other spelling, `not-found`, `forbidden` without a fresh proof, `conflict` for an
 *   address that is never to be scanned, `limited`
 */
export async function scanSpellings(
  ctx: Context,
  scanId: string,
  input: SpellingsInput,
  keys: readonly string[] = [],
): Promise<StartedSpellings> {
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  const spellings = [...new Set(input.spellings.map((one) => subjectOf(one).email))];
  if (ctx.actor.kind === 'person') return scanOwn(requireAccount(ctx), id.data, spellings);
  for (const _ of spellings) await admitClient(ctx);
  const takesPart = await participantsNow(ctx.platform);
  const asked = { spellings, keys, takesPart };
  return ctx.platform.database.transaction(systemScope, (tx) => scanVisitors(tx, ctx, id.data, asked));
}

async function scanVisitors(
  tx: Transaction,
  ctx: Context,
  baseId: string,
  {
    spellings,
    keys,
    takesPart,
  }: { spellings: readonly string[]; keys: readonly string[]; takesPart: (source: Source) => boolean },
): Promise<StartedSpellings> {
  const { platform } = ctx;
  const base = await findFreshlyOpened(tx, platform, baseId, keys);
  if (!base) throw new AppError('forbidden', { publicMessage: fault('link-not-fresh') });
  const contact = contactOf(await openScan(tx, platform, base));
  await requireSpellings(platform, contact.email, spellings);
  await tx.execute(sql`select id from user_scans where id = ${baseId} for update`);
  const keyOf = (scanId: string) =>
    createAccessKey(tx, platform, scanId, new Date(base.provenAt.getTime() + scanTimes.anonymousMs), base.provenAt);
  const running = await findRunning(tx, platform, base, spellings);
  if (running) return { scanId: running, accessKey: await keyOf(running) };
  for (const _ of spellings) await admitToAll(tx, ctx);
  const scanId = await insertScan(tx, ctx, { contact, userId: null, identifiers: identifiersOf(spellings) });
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
  if (!scan) throw new Error('a scan was not made');
  await startVisitorScan(tx, platform, scan, takesPart);
  return { scanId, accessKey: await keyOf(scanId) };
}

async function scanOwn(ctx: PersonContext, baseId: string, spellings: readonly string[]): Promise<StartedSpellings> {
  const { platform, actor } = ctx;
  const { base, contact } = await platform.database.read(scopeOf(actor), async (tx) => {
    const own = and(eq(userScans.id, baseId), eq(userScans.userId, actor.userId));
    const [scan] = await tx.select().from(userScans).where(own);
    if (!scan) throw new AppError('not-found');
    return { base: scan, contact: contactOf(await openScan(tx, platform, scan)) };
  });
  await requireSpellings(platform, contact.email, spellings);
  await requireRoom(platform);
  const scanId = await platform.database.transaction(scopeOf(actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`scan ${actor.userId}`}, 0))`);
    const running = await findRunning(tx, platform, base, spellings);
    if (running) return running;
    for (const _ of spellings) await admitPerson(tx, platform, actor.userId);
    const identifiers = identifiersOf(spellings);
    const id = await insertScan(tx, ctx, { contact, userId: actor.userId, identifiers });
    await enqueue(tx, { name: 'scan.run' }, { scanId: id });
    return id;
  });
  return { scanId, accessKey: null };
}

const contactOf = ({ metadata }: Awaited<ReturnType<typeof openScan>>): Contact => ({
  name: metadata.contact_name,
  email: metadata.contact_email,
});

const identifiersOf = (spellings: readonly string[]): Identifier[] =>
  spellings.map((value) => ({ kind: 'email', value, proof: 'proven' }));

/** @throws AppError `invalid`, `conflict` */
async function requireSpellings(platform: Platform, email: string, spellings: readonly string[]): Promise<void> {
  const stranger = spellings.find((one) => !isOtherSpelling(email, one));
  if (stranger !== undefined)
    throw new AppError('invalid', {
      publicMessage: fault('spelling-unknown', stranger),
      field: 'spellings',
    });
  for (const one of [email, ...spellings]) await requireScannable(platform, one);
}

/** The scan of the same person that already asks about all of this. */
async function findRunning(
  tx: Transaction,
  platform: Platform,
  base: ScanRow,
  spellings: readonly string[],
): Promise<string | null> {
  const isSame = and(
    eq(userScans.emailIndex, base.emailIndex),
    base.userId === null ? sql`${userScans.userId} is null` : eq(userScans.userId, base.userId),
    inArray(userScans.status, base.userId === null ? ['processing'] : ['pending', 'processing']),
  );
  for (const scan of await tx.select().from(userScans).where(isSame)) {
    const subjects = await readSubjects(tx, platform, scan, await openScan(tx, platform, scan));
    const asked = new Set([...subjects.values()].map(identifierOf));
    if (spellings.every((one) => asked.has(one))) return scan.id;
  }
  return null;
}
