import { and, eq, inArray, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { FreeScanInput } from '#contract/scans/free-scan-input.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireScannable } from '#core/opt-outs/actions/require-scannable.ts';
import { type Contact, insertScan } from '#core/scans/internal/insert.ts';
import { admitPerson, requireRoom } from '#core/scans/internal/limits.ts';
import { requestScan } from '#core/scans/internal/request.ts';
import { userScans } from '#core/scans/schema.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/**
 * `mailed`: the rest happens when the link is opened; the browser keeps the token, as the
 * name counts only there. `started`: it runs, and the caller may read it.
 */
type StartedScan = { kind: 'mailed'; requestToken: string } | { kind: 'started'; scanId: string };

type Person = Extract<Context['actor'], { kind: 'person' }>;

/**
 * Starts a free scan. A visitor is mailed a private link, and learns nothing else: the answer is the same whether the
 * address is known, was asked for before, or is in every breach. A customer's scan of their own address starts at once.
 * @param options.requestToken that this browser holds from an earlier request, if it does: it stays the same
 * @throws AppError `invalid` for an address that cannot exist, `forbidden` for one that is not the customer's,
 *   `conflict` for a customer's that is never to be scanned, `limited`,
 *   `unavailable` while the database is away
 */
export async function startFreeScan(
  ctx: Context,
  input: FreeScanInput,
  { requestToken = null }: { requestToken?: string | null } = {},
): Promise<StartedScan> {
  const { email } = subjectOf(input.email);
  const contact = { name: input.name, email };
  try {
    if (ctx.actor.kind === 'person') return await startOwnScan(ctx, ctx.actor, contact);
    return { kind: 'mailed', requestToken: await requestScan(ctx, contact, requestToken) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('internal', { publicMessage: fault('scan-not-started'), cause: error });
  }
}

async function startOwnScan(ctx: Context, person: Person, contact: Contact): Promise<StartedScan> {
  if (contact.email !== subjectOf(person.email).email)
    throw new AppError('forbidden', {
      publicMessage: `You can scan the address you signed in with, ${person.email}. For another mailbox of yours, sign out and start a free scan there.`,
    });
  await requireScannable(ctx.platform, contact.email);
  await requireRoom(ctx.platform);
  const scanId = await ctx.platform.database.transaction(scopeOf(person), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`scan ${person.userId}`}, 0))`);
    const running = await findRunningScan(tx, person.userId);
    if (running) return running;
    await admitPerson(tx, ctx.platform, person.userId);
    const id = await insertScan(tx, ctx, { contact, userId: person.userId });
    await enqueue(tx, { name: 'scan.run' }, { scanId: id });
    return id;
  });
  return { kind: 'started', scanId };
}

/** Pressing the button twice does not start two scans. */
async function findRunningScan(tx: Transaction, userId: string): Promise<string | null> {
  const [running] = await tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(and(eq(userScans.userId, userId), inArray(userScans.status, ['pending', 'processing'])))
    .limit(1);
  return running?.id ?? null;
}
