import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, createAccountsWorld } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { erasureDue, erasureRetention } from '#core/lifecycle/erasure/jobs.ts';
import { booksBegin } from '#core/lifecycle/erasure/rules.ts';
import { issueInvoice } from '#core/orders/invoices/actions/issue-invoice.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import { payments } from '#core/orders/payments/schema.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { insertScan } from '#core/scans/internal/insert.ts';
import { userScans } from '#core/scans/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';

const DAY = 86_400_000;
const job = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };

onEachDatabase('what nobody needs any more', (_open, kind) => {
  let world: AccountsWorld;
  const run = async () => {
    await erasureRetention.run(world, {}, job);
    await world.drain();
  };
  const profileOf = (email: string) =>
    world.inSystem((tx) => tx.select().from(profiles).where(eq(profiles.email, email)));
  const scansOf = (userId: string) =>
    world.inSystem((tx) => tx.select({ id: userScans.id }).from(userScans).where(eq(userScans.userId, userId)));

  beforeAll(async () => {
    world = await createAccountsWorld(kind, { jobs: [erasureDue] });
    await seed(world.database);
    await insertCast(world.database);
  });
  beforeEach(() => world.clock.advance(1_000));
  afterAll(() => world.close());

  it('goes: an account that was never confirmed, after 30 days; one that was confirmed or asked for a link stays', async () => {
    const signUpAs = (email: string) => signUp(world.from(), { email, password: 'correct horse', fullName: 'Carol' });
    for (const email of ['never@example.com', 'late@example.com', 'soon@example.com']) await signUpAs(email);
    await confirmWithPassword(world.from(), await world.linkTo('soon@example.com'), { password: 'correct horse' });
    world.clock.advance(world.config.retention.unconfirmedDays * DAY - DAY);
    await signUpAs('late@example.com');
    await run();
    expect(await profileOf('never@example.com')).toHaveLength(1);
    world.clock.advance(DAY);
    world.mailbox.length = 0;
    await run();
    expect(await profileOf('never@example.com')).toEqual([]);
    expect(await profileOf('soon@example.com')).toHaveLength(1);
    expect(await profileOf('late@example.com')).toHaveLength(1);
    expect(world.mailbox).toEqual([]);
  });

  it('goes: the scans of an account that nobody used for a year; those of one in use stay', async () => {
    const scan = async ({ userId, email, fullName }: typeof alice) =>
      world.inSystem((tx) =>
        insertScan(tx, systemContext(world, 'test'), { contact: { name: fullName ?? '', email }, userId }),
      );
    for (const person of [alice, bob]) await scan(person);
    world.clock.advance(world.config.retention.idleDays * DAY);
    const now = world.clock.now();
    const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + DAY) };
    await world.inSystem((tx) => tx.insert(authSessions).values({ userId: bob.userId, device: 'Firefox', ...times }));
    const newer = await scan(alice);
    world.clock.advance(1_000);
    await run();
    expect(await scansOf(alice.userId)).toEqual([{ id: newer }]);
    expect(await scansOf(bob.userId)).toHaveLength(1);
    const entries = await world.inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.userId, alice.userId)));
    expect(entries.at(-1)).toMatchObject({ action: 'delete', entityType: 'scan', details: { count: 1 } });
    expect(await profileOf(alice.email)).toHaveLength(1);
  });

  it('a sign-in within the year is use enough, also when its session has ended', async () => {
    await world.openAccount({ email: 'dora@example.com', password: 'correct horse', fullName: 'Dora' });
    const [dora] = await profileOf('dora@example.com');
    const userId = dora?.id ?? '';
    await world.inSystem((tx) =>
      insertScan(tx, systemContext(world, 'test'), { contact: { name: 'Dora', email: 'dora@example.com' }, userId }),
    );
    world.clock.advance(40 * DAY);
    await signIn(world.from(), { email: 'dora@example.com', password: 'correct horse' });
    await world.inSystem((tx) => tx.delete(authSessions));
    world.clock.advance((world.config.retention.idleDays - 39) * DAY);
    await run();
    expect(await scansOf(userId)).toHaveLength(1);
    world.clock.advance(40 * DAY);
    await run();
    expect(await scansOf(userId)).toEqual([]);
  });

  it('goes: what erased accounts left in the books, after seven whole years; the books of others stay', async () => {
    const issued = world.clock.now();
    const order = (userId: string | null) => ({
      id: randomUUID(),
      userId,
      serviceName: 'A report',
      amount: 49,
      contactEmail: userId ? alice.email : 'no-email@unknown.invalid',
      createdAt: issued,
    });
    const [kept, nobodys] = [order(alice.userId), order(null)];
    await world.inSystem(async (tx) => {
      await tx.insert(serviceRequests).values([kept, nobodys]);
      for (const { id: orderId, userId, contactEmail: email } of [kept, nobodys]) {
        const what = { orderId, userId, email, item: 'A report', hours: null, amount: 4_900, currency: 'GBP' };
        await issueInvoice(tx, systemContext(world, 'test'), { ...what, method: null });
        const paid = { attempt: 1, state: 'paid', currency: 'GBP', expiresAt: issued, createdAt: issued } as const;
        await tx.insert(payments).values({ orderId, userId, amount: 4_900, ...paid });
      }
    });
    const left = () =>
      world.database.transaction(systemScope, async (tx) => [
        (await tx.select().from(serviceRequests)).length,
        (await tx.select().from(invoices)).length,
        (await tx.select().from(payments)).length,
      ]);
    const { bookYears } = world.config.retention;
    world.clock.set(new Date(Date.UTC(issued.getUTCFullYear() + bookYears + 1, 0, 1) - 1));
    await run();
    expect(await left()).toEqual([2, 2, 2]);
    world.clock.advance(1);
    expect(booksBegin(world.clock.now(), bookYears) > issued).toBe(true);
    await run();
    expect(await left()).toEqual([1, 1, 1]);
    await expect(
      world.database.transaction({ role: 'admin', userId: alice.userId, keys: [] }, (tx) => tx.delete(invoices)),
    ).rejects.toThrow();
  });
});
