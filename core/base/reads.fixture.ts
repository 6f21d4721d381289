import { eq } from 'drizzle-orm';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { saveUserNote } from '#core/accounts/notes/actions/save-user-note.ts';
import { insertIdentity } from '#core/accounts/provider/internal/links.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { saveInternalNote } from '#core/orders/actions/save-internal-note.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { invoices } from '#core/orders/invoices/schema.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { payments } from '#core/orders/payments/schema.ts';
import { orderFiles } from '#core/orders/schema.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { endOfPaidYear } from '#core/watching/rules.ts';
import { watchedYears, watches } from '#core/watching/schema.ts';
import { alice, assistant } from '#tests/cast.ts';

/** What Alice has, by its id. */
export interface Hers {
  scan: string;
  order: string;
  file: string;
  invoice: string;
  message: string;
  entry: string;
  removal: string;
}

/** Gives Alice one of everything that somebody can have. */
export async function giveAliceEverything(shop: Shop): Promise<Hers> {
  const ctx = shop.as(alice);
  const scan = await startFreeScan(ctx, { name: 'Alice Archer', email: alice.email });
  if (scan.kind !== 'started') throw new Error('no scan');
  const { id: order } = await shop.order();
  await attachFiles(shop.as(assistant), {
    orderId: order,
    files: [{ name: 'Plan.txt', content: Buffer.from('Hello') }],
  });
  await saveInternalNote(shop.as(assistant), { orderId: order, internalNote: 'Careful', version: 0 });
  await saveUserNote(shop.as(assistant), { userId: alice.userId, internalNote: 'Kind', version: 0 });
  await sendOrderMessage(ctx, { orderId: order, text: 'Hello', idempotencyKey: crypto.randomUUID() });
  await shop.world.drain();
  const removal = await prepareCase(ctx, { company: 'controllers.canva', residence: 'GB' });
  return { scan: scan.scanId, order, removal, ...(await insertRest(shop, order)) };
}

async function insertRest(shop: Shop, order: string): Promise<Omit<Hers, 'scan' | 'order' | 'removal'>> {
  const { userId, email } = alice;
  const now = shop.world.clock.now();
  const until = new Date(now.getTime() + 86_400_000);
  return shop.inSystem(async (tx) => {
    const document = {
      seller: { name: 'S', line: 'L', email: 's@example.com' },
      buyer: { name: 'Alice Archer', email },
      item: 'Report',
      quantity: null,
      amount: 100,
      currency: 'GBP',
      method: null,
      about: null,
      orderReference: order,
    };
    const [invoice] = await tx
      .insert(invoices)
      .values({ number: 'QP-9', kind: 'invoice', orderId: order, userId, document })
      .returning();
    await tx
      .insert(payments)
      .values({ orderId: order, userId, attempt: 1, amount: 100, currency: 'GBP', expiresAt: until });
    await tx.insert(appointments).values({
      orderId: order,
      specialist: 'Ann',
      startsAt: until,
      endsAt: new Date(+until + 3_600_000),
      timeZone: 'UTC',
    });
    await tx
      .insert(watches)
      .values({ id: userId, userId, pace: 'monthly', timeZone: 'Europe/Alice', anchoredAt: now, nextAt: until });
    await tx
      .insert(watchedYears)
      .values({ orderId: order, userId, boughtAt: now, startsAt: now, endsAt: endOfPaidYear(now) });
    await tx
      .insert(passkeys)
      .values({ userId, name: 'alice', credentialId: 'c', publicKey: 'k', counter: 0, transports: [] });
    await tx
      .insert(apiTokens)
      .values({ userId, name: 'alice', tokenHash: 'h', hint: 'abcd', scopes: [], expiresAt: until });
    await insertIdentity(tx, shop.world, userId, { issuer: 'https://id.example', subject: 'alice', email });
    await tx
      .insert(authSessions)
      .values({ id: alice.sessionId, userId, device: 'alice', lastSeenAt: now, expiresAt: until });
    const [message] = await tx
      .insert(contactMessages)
      .values({ id: crypto.randomUUID(), name: 'Alice Archer', email, title: 'T', message: 'M' })
      .returning();
    const [file] = await tx.select().from(orderFiles).where(eq(orderFiles.orderId, order));
    const [entry] = await tx.select().from(auditLogs).where(eq(auditLogs.userId, userId));
    if (!invoice || !message || !file || !entry) throw new Error('something is missing');
    return { file: file.id, invoice: invoice.id, message: message.id, entry: entry.id };
  });
}
