import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { guidanceService } from '#contract/removal/guidance.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { allowGuidance } from '#core/removal/proof/actions/allow-guidance.ts';
import { listOwnCases } from '#core/removal/queries/own-cases.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { openGuidedCase } from './actions/open-guided-case.ts';
import { prepareGuidedLetter } from './actions/prepare-guided-letter.ts';
import { guidedCaseOpened } from './events.ts';
import { readGuidanceQueue } from './queries/queue.ts';

onOneDatabase('guidance', (_open, kind) => {
  let shop: Shop;
  let caseId: string;
  let orderId: string;

  beforeAll(async () => {
    shop = await createShop(kind);
    caseId = await prepareCase(shop.as(alice), { company: 'controllers.canva', residence: 'GB' });
    orderId = (await shop.order(guidanceService)).id;
  });
  beforeEach(async () => {
    await setOrder({ paymentStatus: 'paid' });
    await allowGuidance(shop.as(alice), true);
  });
  afterAll(() => shop.world.close());

  const setOrder = (change: Partial<typeof serviceRequests.$inferInsert>) =>
    shop.inSystem((tx) => tx.update(serviceRequests).set(change).where(eq(serviceRequests.id, orderId)));
  const entriesOf = (entityType: string) =>
    shop.inSystem((tx) =>
      tx
        .select()
        .from(auditLogs)
        .where(and(eq(auditLogs.entityType, entityType), eq(auditLogs.userId, alice.userId))),
    );

  it('shows staff what needs a person, and names no company', async () => {
    const queue = await readGuidanceQueue(shop.as(assistant));
    expect(queue).toMatchObject({ customers: 1, waiting: 0, cases: [{ caseId, state: 'prepared', why: 'turn' }] });
    expect(JSON.stringify(queue)).not.toContain('Canva');
    await expect(readGuidanceQueue(shop.as(bob))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('writes each look down for the customer, before anything is shown', async () => {
    const before = (await entriesOf(guidedCaseOpened.entityType)).length;
    const { view } = await openGuidedCase(shop.as(admin), caseId);
    expect(view.company).toBe('Canva Pty Ltd');
    const entries = await entriesOf(guidedCaseOpened.entityType);
    expect(entries).toHaveLength(before + 1);
    expect(entries.find(({ details }) => details?.event === guidedCaseOpened.name)).toMatchObject({
      adminUserId: admin.userId,
      entityId: caseId,
    });
  });

  it('lets staff prepare a letter, in their own name, and not send it', async () => {
    const id = await prepareGuidedLetter(shop.as(assistant), { caseId, company: 'controllers.adobe' });
    const prepared = (await listOwnCases(shop.as(alice))).find((one) => one.id === id);
    expect(prepared).toMatchObject({ state: 'prepared', turn: 'you' });
    const [entry] = (await entriesOf('removal case')).filter(({ entityId }) => entityId === id);
    expect(entry).toMatchObject({ adminUserId: assistant.userId });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the customer takes it back', () => allowGuidance(shop.as(alice), false)],
    ['the order is not paid', () => setOrder({ paymentStatus: 'unpaid' })],
    ['the order is closed', () => setOrder({ status: 'cancelled' })],
  ])('ends when %s', async (_when, end) => {
    await end();
    await expect(openGuidedCase(shop.as(admin), caseId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await readGuidanceQueue(shop.as(admin))).cases).toEqual([]);
    await setOrder({ status: 'pending' });
  });
});
