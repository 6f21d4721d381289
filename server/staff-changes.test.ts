import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveUserNote } from '#core/accounts/notes/actions/save-user-note.ts';
import { changeRole } from '#core/accounts/profile/actions/change-role.ts';
import { deactivateUser } from '#core/accounts/profile/actions/deactivate-user.ts';
import { reactivateUser } from '#core/accounts/profile/actions/reactivate-user.ts';
import type { EventDefinition } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { planOrder } from '#core/orders/actions/plan-order.ts';
import { saveInternalNote } from '#core/orders/actions/save-internal-note.ts';
import { saveOrderNotes } from '#core/orders/actions/save-notes.ts';
import { sendOrderMessage } from '#core/orders/actions/send-order-message.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { settleMessage } from '#core/orders/actions/settle-message.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { deleteAsset } from '#core/site/branding/actions/delete-asset.ts';
import { setAssetActive } from '#core/site/branding/actions/set-asset-active.ts';
import { replyToMessage } from '#core/site/messages/actions/reply-to-message.ts';
import { saveMessageNotes } from '#core/site/messages/actions/save-message-notes.ts';
import { setMessageStatus } from '#core/site/messages/actions/set-message-status.ts';
import { createPage } from '#core/site/pages/actions/create-page.ts';
import { updatePage } from '#core/site/pages/actions/update-page.ts';
import { listPages } from '#core/site/pages/queries/managed-pages.ts';
import { uploadPicture } from '#core/site/pictures/actions/upload-picture.ts';
import { createPost } from '#core/site/posts/actions/create-post.ts';
import { deletePost } from '#core/site/posts/actions/delete-post.ts';
import { updatePost } from '#core/site/posts/actions/update-post.ts';
import { getEditedPost } from '#core/site/posts/queries/managed-posts.ts';
import { createReply } from '#core/site/replies/actions/create-reply.ts';
import { deleteReply } from '#core/site/replies/actions/delete-reply.ts';
import { updateReply } from '#core/site/replies/actions/update-reply.ts';
import { getEditedReply } from '#core/site/replies/queries/replies.ts';
import { createService } from '#core/site/services/actions/create-service.ts';
import { deleteService } from '#core/site/services/actions/delete-service.ts';
import { setServiceVisibility } from '#core/site/services/actions/set-service-visibility.ts';
import { updateService } from '#core/site/services/actions/update-service.ts';
import { getManagedService } from '#core/site/services/queries/services.ts';
import { admin, alice, bob } from '#tests/cast.ts';
import { picturesOutside, png, uploadedPath } from '#tests/pictures.ts';

let shop: Shop;
const ctx = () => shop.as(admin);
const [assetId, postId, messageId, replyId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const reply = { title: 'Thanks', body: 'Thank you.' };
const kept: Record<string, string> = {};

const service = {
  name: 'Quiet Hour',
  description: 'An hour.',
  detailedDescription: 'A quiet hour.',
  price: 10,
  priceUnit: null,
  currency: 'GBP' as const,
  serviceType: 'main' as const,
  features: ['Quiet'],
  includes: null,
  intake: 'scan' as const,
  appointmentMinutes: 60,
  buttonLabel: 'Order',
  badge: null,
  position: null,
  isActive: true,
};
const post = {
  title: 'On quiet',
  slug: null,
  content: 'Quiet.',
  excerpt: null,
  featuredImageUrl: null,
  featuredImageAlt: null,
  publishAt: null,
  tags: ['quiet'],
  status: 'draft' as const,
  keepDate: false,
};
const page = { pageKey: 'quiet_page', title: 'Quiet', metaDescription: null, content: { text: 'Quiet' } };

const orderNow = async () => {
  kept.order ??= (await shop.order()).id;
  const { id: orderId, version } = await shop.read(kept.order);
  return { orderId, version };
};
const messageNow = async () => {
  const { rows } = await shop.inSystem((tx) =>
    tx.execute<{ version: number }>(sql`select version from contact_messages where id = ${messageId}`),
  );
  return { messageId, version: rows[0]?.version ?? 0 };
};
const pageNow = async () => (await listPages(ctx())).find(({ pageKey }) => pageKey === page.pageKey);

/** What staff can do, by the event that it leaves: the values before and after, as the entry must name them. */
const changes: Record<string, [act: () => Promise<unknown>, before: object | null, after: object | null]> = {
  'branding.created': [
    () => addAsset(ctx(), { id: assetId, assetType: 'banner', assetUrl: 'https://example.com/a.png' }),
    null,
    { asset_type: 'banner', asset_url: 'https://example.com/a.png' },
  ],
  'picture.uploaded': [() => uploadPicture(ctx(), png), null, { path: uploadedPath, width: 1, height: 1 }],
  'branding.deactivated': [() => setAssetActive(ctx(), assetId, false), { is_active: true }, { is_active: false }],
  'branding.activated': [() => setAssetActive(ctx(), assetId, true), { is_active: false }, { is_active: true }],
  'branding.deleted': [() => deleteAsset(ctx(), assetId), { asset_url: 'https://example.com/a.png' }, null],
  'service.created': [
    async () => (kept.service = await createService(ctx(), service)),
    null,
    { name: 'Quiet Hour', price: 10, currency: 'GBP' },
  ],
  'service.updated': [
    async () => {
      const { version } = await getManagedService(ctx(), kept.service ?? '');
      await updateService(ctx(), kept.service ?? '', { ...service, price: 12 }, version);
    },
    { price: 10 },
    { price: 12 },
  ],
  'service.deactivated': [
    () => setServiceVisibility(ctx(), kept.service ?? '', false),
    { is_active: true },
    { is_active: false },
  ],
  'service.activated': [
    () => setServiceVisibility(ctx(), kept.service ?? '', true),
    { is_active: false },
    { is_active: true },
  ],
  'service.deleted': [() => deleteService(ctx(), kept.service ?? ''), { name: 'Quiet Hour', price: 12 }, null],
  'content.created': [() => createPage(ctx(), page), null, { page_key: 'quiet_page', title: 'Quiet' }],
  'content.updated': [
    async () => {
      const entry = await pageNow();
      await updatePage(ctx(), entry?.id ?? '', { ...page, title: 'Quieter' }, entry?.version ?? '');
    },
    { title: 'Quiet' },
    { title: 'Quieter' },
  ],
  'post.created': [() => createPost(ctx(), postId, post), null, { title: 'On quiet', tags: ['quiet'] }],
  'post.updated': [
    async () => updatePost(ctx(), postId, { ...post, title: 'On noise' }, (await getEditedPost(ctx(), postId)).version),
    { title: 'On quiet' },
    { title: 'On noise' },
  ],
  'post.deleted': [() => deletePost(ctx(), postId), { title: 'On noise', content: 'Quiet.' }, null],
  'reply.created': [() => createReply(ctx(), replyId, reply), null, { title: 'Thanks', body: 'Thank you.' }],
  'reply.updated': [
    async () =>
      updateReply(ctx(), replyId, { ...reply, body: 'Many thanks.' }, (await getEditedReply(ctx(), replyId)).version),
    { body: 'Thank you.' },
    { body: 'Many thanks.' },
  ],
  'reply.deleted': [() => deleteReply(ctx(), replyId), { title: 'Thanks', body: 'Many thanks.' }, null],
  'user.role-changed': [
    () => changeRole(ctx(), { userId: bob.userId, role: 'assistant' }),
    { role: 'user' },
    { role: 'assistant' },
  ],
  'user.note-saved': [
    () => saveUserNote(ctx(), { userId: bob.userId, internalNote: 'Careful', version: 0 }),
    { version: 0 },
    { version: 1 },
  ],
  'user.deactivated': [
    () => deactivateUser(ctx(), { userId: bob.userId }),
    { deleted_at: null },
    { deleted_at: expect.any(String) },
  ],
  'user.reactivated': [
    () => reactivateUser(ctx(), { userId: bob.userId }),
    { deleted_at: expect.any(String) },
    { deleted_at: null },
  ],
  'message.status-changed': [
    async () => setMessageStatus(ctx(), { ...(await messageNow()), status: 'archived' }),
    { status: 'unread' },
    { status: 'archived' },
  ],
  'message.notes-saved': [
    async () => saveMessageNotes(ctx(), { ...(await messageNow()), notes: 'Call back' }),
    { admin_notes: null, status: 'archived' },
    { admin_notes: 'Call back', status: 'read' },
  ],
  'message.replied': [
    async () => replyToMessage(ctx(), { ...(await messageNow()), replyId: randomUUID(), text: 'Gladly' }),
    { status: 'read' },
    { status: 'replied' },
  ],
  'order.notes.saved': [
    async () => saveOrderNotes(ctx(), { ...(await orderNow()), notes: 'Ask first' }),
    { admin_notes: null },
    { admin_notes: 'Ask first' },
  ],
  'order.assigned': [
    async () => planOrder(ctx(), { ...(await orderNow()), assigneeId: admin.userId, expectedOn: null }),
    { assignee_id: null },
    { assignee_id: admin.userId },
  ],
  'order.expected.changed': [
    async () => planOrder(ctx(), { ...(await orderNow()), assigneeId: admin.userId, expectedOn: '2099-12-04' }),
    { expected_on: null },
    { expected_on: '2099-12-04' },
  ],
  'order.internal-note.saved': [
    async () => saveInternalNote(ctx(), { orderId: (await orderNow()).orderId, internalNote: 'Careful', version: 0 }),
    { version: 0 },
    { version: 1 },
  ],
  'order.payment.changed': [
    async () => setPaymentStatus(ctx(), { ...(await orderNow()), paymentStatus: 'failed' }),
    { payment_status: 'unpaid' },
    { payment_status: 'failed' },
  ],
  'order.message.sent': [
    async () => {
      const { orderId } = await orderNow();
      await sendOrderMessage(ctx(), { orderId, text: 'Hello', idempotencyKey: randomUUID() });
    },
    null,
    { message: expect.any(String) },
  ],
  'order.message.settled': [
    async () => {
      const { orderId } = await orderNow();
      await sendOrderMessage(shop.as(alice), { orderId, text: 'Thank you', idempotencyKey: randomUUID() });
      const { messages } = await getOrderFor(ctx(), orderId);
      await settleMessage(ctx(), { orderId, messageId: messages.at(-1)?.id ?? '' });
    },
    null,
    { message: expect.any(String) },
  ],
  'order.file.attached': [
    async () =>
      attachFiles(ctx(), {
        orderId: (await orderNow()).orderId,
        files: [{ name: 'Plan.txt', content: Buffer.from('A') }],
      }),
    null,
    { file: expect.any(String), size: 1 },
  ],
  'order.status.changed': [
    async () => cancelOrder(ctx(), await orderNow()),
    { status: 'pending' },
    { status: 'cancelled' },
  ],
};

/** What staff look after; of it, what others do is looked at by other tests. */
const ofStaff = /^(branding|picture|service|content|post|reply|user|message|order)\./;
const appointments = ['booked', 'moved', 'cancelled', 'released'].map((what) => `order.appointment.${what}`);
/** With a payment gateway: core/orders/payments/refunds.test.ts. */
const refunds = ['asked', 'made', 'failed'].map((what) => `order.refund.${what}`);
/** Its words are sealed and in no log: core/orders/finding-comments.test.ts. */
const sealed = ['order.finding.commented'];
const ofOthers = ['message.received', 'post.published', 'order.created', ...appointments, ...refunds, ...sealed];

/** Every event that is declared in a module and changes something. */
async function declaredChanges(): Promise<string[]> {
  const core = path.resolve(import.meta.dirname, '../core');
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter((file) => /events\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ path.join(core, file))),
  );
  const isEvent = (value: unknown): value is EventDefinition =>
    typeof value === 'object' && value !== null && 'sentence' in value && 'action' in value;
  const changing = ['create', 'update', 'delete'];
  return modules
    .flatMap((module) => Object.values(module).filter(isEvent))
    .flatMap(({ name, action }) => (changing.includes(action) ? [name] : []));
}

beforeAll(async () => {
  shop = await createShop('embedded', { outgoing: picturesOutside() });
  await shop.inSystem((tx) =>
    tx.execute(
      sql`insert into contact_messages (id, name, email, title, message) values (${messageId}, 'W', 'w@example.org', 'T', 'M')`,
    ),
  );
});
afterAll(() => shop.world.close());

it('no change by staff is left out here', async () => {
  const declared = (await declaredChanges()).filter((name) => ofStaff.test(name) && !ofOthers.includes(name));
  expect(declared.sort()).toEqual(Object.keys(changes).sort());
});

it.each(Object.keys(changes))('%s is recorded with the values before and after', async (name) => {
  const [act, before, after] = changes[name] ?? [];
  shop.world.clock.advance(1_000);
  await act?.();
  const [entry] = await shop.inSystem((tx) =>
    tx
      .select()
      .from(auditLogs)
      .where(eq(sql`${auditLogs.details} ->> 'event'`, name))
      .orderBy(desc(auditLogs.createdAt))
      .limit(1),
  );
  expect(entry).toMatchObject({ adminUserId: admin.userId, oldValues: before, newValues: after });
});
