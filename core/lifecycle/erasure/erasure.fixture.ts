import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { saveUserNote } from '#core/accounts/notes/actions/save-user-note.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { insertIdentity } from '#core/accounts/provider/internal/links.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials, authSessions } from '#core/accounts/sessions/schema.ts';
import { answerOnce } from '#core/accounts/tokens/actions/answer-once.ts';
import { giveToken } from '#core/accounts/tokens/tokens.fixture.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { readUsernames } from '#core/identifiers/queries/own-usernames.ts';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { orderFiles } from '#core/orders/schema.ts';
import { keepAccounts } from '#core/removal/accounts/actions/keep-accounts.ts';
import { leaveOut } from '#core/removal/actions/leave-out.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { brokerRequests } from '#core/removal/brokers/schema.ts';
import { allowGuidance } from '#core/removal/proof/actions/allow-guidance.ts';
import { notePlaces } from '#core/scans/actions/note-places.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { asVisitor, sourcesOf, standIn, standInSource } from '#core/scans/scan.fixture.ts';
import { findingTodos } from '#core/scans/schema.ts';
import { switchSensitive } from '#core/sensitive/actions/switch-sensitive.ts';
import { saveMessageNotes } from '#core/site/messages/actions/save-message-notes.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import { endOfPaidYear } from '#core/watching/rules.ts';
import { watchedYears } from '#core/watching/schema.ts';
import { addWebhook } from '#core/webhooks/actions/add-webhook.ts';
import { webhookDeliveries } from '#core/webhooks/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, type Person } from '#tests/cast.ts';

export const password = 'correct horse';

/** A shop whose scans find something, and in which everybody has the same password. */
export async function createLeavingShop(kind: Database['kind']): Promise<Shop> {
  const sources = sourcesOf([standInSource('one', { cacheHours: 24 })]);
  const outgoing = standIn({ one: { found: ['a thing'] } });
  const shop = await createShop(kind, { sources, outgoing });
  const passwordHash = await hashPassword(password);
  await shop.inSystem((tx) => tx.update(authCredentials).set({ passwordHash }));
  return shop;
}

async function switchOnSensitive({ as, inSystem, world }: Shop, person: Person): Promise<void> {
  await addIdentifier(as(person), { kind: 'username', value: 'quiet_reader' });
  const [username] = await inSystem((tx) => readUsernames(tx, world, person.userId));
  await switchSensitive(as(person), { id: username?.id ?? '', on: true });
}

/** An account in which something stands everywhere. @returns its paid and its unpaid order */
export async function fillAccount(shop: Shop, person: Person = alice): Promise<{ paid: string; unpaid: string }> {
  const { world, as, inSystem } = shop;
  const { userId, email, fullName } = person;
  const now = world.clock.now();
  await saveUserNote(as(assistant), { userId, internalNote: `About ${fullName}`, version: 0 });
  await savePreferences(as(person), {
    emailNotifications: true,
    serviceUpdates: true,
    language: 'fr',
    timeZone: 'UTC',
  });
  await addIdentifier(as(person), { kind: 'name', value: fullName ?? '' });
  await switchOnSensitive(shop, person);
  await prepareCase(as(person), { company: 'brokers.acxiom', residence: 'GB' });
  await keepAccounts(as(person), { accounts: [{ domain: 'adobe.com', since: '2014-03-02', last: null }] });
  await leaveOut(as(person), { company: 'brokers.spokeo', leaveOut: true });
  await allowGuidance(as(person), true);
  await notePlaces(world);
  await startFreeScan(as(person), { name: fullName ?? '', email });
  await startFreeScan(asVisitor(world), { name: fullName ?? '', email });
  await world.drain();
  const paid = await orderWithWords(shop, person);
  const unpaid = await orderWithWords(shop, person);
  const { version } = await shop.read(paid);
  await setPaymentStatus(as(admin), { orderId: paid, version, paymentStatus: 'paid' });
  let messageId = '';
  await inSystem(async (tx) => {
    const message = { name: fullName ?? '', email: email.toUpperCase(), title: 'Hello', message: `I am ${fullName}` };
    const [sent] = await tx.insert(contactMessages).values(message).returning();
    messageId = sent?.id ?? '';
    await tx.insert(contactReplies).values({ id: randomUUID(), messageId: sent?.id ?? '', text: `Dear ${fullName}` });
    const key = { credentialId: userId, publicKey: 'public key of the authenticator', counter: 0, transports: [] };
    await tx.insert(passkeys).values({ userId, name: 'Phone', ...key });
    const identity = { issuer: 'https://id.example', subject: userId, email };
    await insertIdentity(tx, world, userId, identity);
    await tx.insert(findingTodos).values({ userId, findingKey: 'k', state: 'done' });
    await tx.insert(brokerRequests).values({ userId, brokerId: 'acxiom', askedAt: now });
    const year = { userId, boughtAt: now, startsAt: now, endsAt: endOfPaidYear(now) };
    await tx.insert(watchedYears).values({ orderId: paid, ...year });
    const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 86_400_000) };
    await tx.insert(authSessions).values({ userId, device: 'Firefox', ...times });
  });
  await giveAnsweredToken(shop, person);
  await giveWebhook(shop, person);
  await saveMessageNotes(as(admin), { messageId, version: 1, notes: `${fullName} called` });
  await world.drain();
  return { paid, unpaid };
}

/** A token of the API that was answered once. */
async function giveAnsweredToken({ world, as }: Shop, person: Person): Promise<void> {
  const { id: sessionId } = await giveToken(world, person, { scopes: ['scans:read'] });
  const once = { key: 'key', request: 'POST /scans' };
  await answerOnce(as({ ...person, sessionId }), once, async () => ({ status: 200, body: `${person.fullName}` }));
}

/** A webhook with an event in its log. */
async function giveWebhook({ as, world }: Shop, person: Person): Promise<void> {
  const ctx = as({ ...person, token: { scopes: ['webhooks:write'] } });
  const input = { url: 'https://hooks.example/in', kinds: ['finding.back' as const] };
  const { webhook } = await addWebhook(ctx, { ...input, format: 'standard', details: false });
  const { userId } = person;
  await world.database.transaction(systemScope, (tx) =>
    tx
      .insert(webhookDeliveries)
      .values({ webhookId: webhook.id, userId, eventId: randomUUID(), kind: 'test', data: {}, state: 'delivered' }),
  );
}

async function orderWithWords(shop: Shop, person: Person): Promise<string> {
  const { id: orderId } = await shop.order('privacy-guidance-package', person);
  const text = `From ${person.fullName}`;
  await sendOrderMessage(shop.as(person), { orderId, text, idempotencyKey: randomUUID() });
  const files = [{ name: `${person.fullName}.txt`, content: Buffer.from(text) }];
  await attachFiles(shop.as(admin), { orderId, files });
  return orderId;
}

/** Every row of every table of ours, as text, by the table's name. */
export async function everything({ inSystem }: Shop): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  await inSystem(async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const table = await tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
      );
      found.set(name, table.rows.map(({ row }) => row).sort());
    }
  });
  return found;
}

/** In which tables any of these words stands. */
export const tablesWith = (rows: ReadonlyMap<string, readonly string[]>, ...words: string[]): string[] =>
  [...rows].flatMap(([name, texts]) =>
    texts.some((text) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()))) ? [name] : [],
  );

export const filesOf = ({ inSystem }: Shop, orderId: string) =>
  inSystem((tx) => tx.select({ id: orderFiles.id }).from(orderFiles).where(eq(orderFiles.orderId, orderId)));
