import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OrderOwner } from '#contract/orders/types.ts';
import { exportedOrders } from '#core/orders/actions/export-orders.ts';
import { planOrder } from '#core/orders/actions/plan-order.ts';
import { setOrderStatus } from '#core/orders/actions/set-status.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listAssignees } from '#core/orders/queries/assignees.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { listOrders } from '#core/orders/queries/lists.ts';
import { getOrderFor, getOwnOrder } from '#core/orders/queries/order.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { eraseOrders } from './internal/erase-orders.ts';

const seen = ({ id, version }: OrderRecord) => ({ orderId: id, version });
const first = { before: null, after: null };

onOneDatabase('who sees to an order, and by when', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());

  const day = (daysAhead: number) =>
    new Date(shop.world.clock.now().getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const nobody = { assigneeId: null, expectedOn: null };
  const shownAs = (name: string) =>
    shop.inSystem((tx) =>
      tx.execute(sql`insert into availabilities (staff_id, shown_as, time_zone, week, exceptions)
        values (${assistant.userId}, ${name}, 'UTC', '[]', '[]') on conflict (staff_id) do update set shown_as = ${name}`),
    );
  const idsOf = async (owner: OrderOwner) =>
    (await listOrders(shop.as(admin), 'all', { ...first, owner }, 100)).rows.map(({ id }) => id);

  it('the customer reads the name that the specialist chose, and the day; never whose account it is', async () => {
    await shownAs('Dana Weiss');
    const order = await shop.order();
    await shop.heard();
    await planOrder(shop.as(admin), { ...seen(order), assigneeId: assistant.userId, expectedOn: day(3) });
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
    const hers = await getOwnOrder(shop.as(alice), order.id);
    expect(hers).toMatchObject({ specialist: 'Dana Weiss', expectedOn: day(3), assignee: null });
    expect(JSON.stringify(hers)).not.toContain(assistant.userId);
    expect(await getOrderFor(shop.as(admin), order.id)).toMatchObject({
      assignee: { id: assistant.userId },
      isOverdue: false,
    });
  });

  it('each change has an entry of its own, without the name; what stays as it is has none', async () => {
    const order = await shop.order();
    const plan = { assigneeId: assistant.userId, expectedOn: day(2) };
    shop.world.clock.advance(1_000);
    const planned = await planOrder(shop.as(admin), { ...seen(order), ...plan });
    await planOrder(shop.as(admin), { ...seen(order), ...plan });
    const entries = (await shop.entriesOf(order.id)).filter(({ action }) => action === 'update');
    const told = entries.map(({ userId, newValues }) => ({ userId, newValues }));
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { userId: alice.userId, newValues: { assignee_id: assistant.userId } },
        { userId: alice.userId, newValues: { expected_on: day(2) } },
      ]),
    );
    shop.world.clock.advance(1_000);
    await planOrder(shop.as(admin), { ...seen(planned), ...nobody });
    const { steps } = await getOwnOrder(shop.as(alice), order.id);
    const last = steps.slice(-2).map(({ text }) => text);
    expect(last.sort()).toEqual(['No day is promised any more', 'Waiting for a specialist']);
  });

  it('an order is given to staff only, for a day that is still to come, by staff only', async () => {
    const order = await shop.order();
    const plan = { ...seen(order), ...nobody };
    await expect(planOrder(shop.as(admin), { ...plan, assigneeId: bob.userId })).rejects.toMatchObject({
      code: 'invalid',
      field: 'assigneeId',
    });
    await expect(planOrder(shop.as(admin), { ...plan, expectedOn: day(-1) })).rejects.toMatchObject({
      code: 'invalid',
      field: 'expectedOn',
    });
    await expect(planOrder(shop.as(alice), { ...plan, expectedOn: day(1) })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(planOrder(shop.as(bob), { ...plan, expectedOn: day(1) })).rejects.toMatchObject({ code: 'not-found' });
    await planOrder(shop.as(admin), { ...plan, expectedOn: day(1) });
    await expect(planOrder(shop.as(admin), { ...plan, expectedOn: day(2) })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(listAssignees(shop.as(alice))).rejects.toMatchObject({ code: 'forbidden' });
    const staff = (await listAssignees(shop.as(assistant))).map(({ id }) => id);
    expect(staff).toContain(assistant.userId);
    expect(staff).not.toContain(alice.userId);
  });

  it('a colleague who is given an order gets one mail with its number, and nothing of its customer', async () => {
    const order = await shop.order();
    await shop.mailed();
    const plan = { ...seen(order), assigneeId: assistant.userId, expectedOn: null };
    await planOrder(shop.as(admin), plan);
    await planOrder(shop.as(admin), plan);
    await shop.world.drain();
    const [mail, ...others] = shop.world.mailbox.splice(0);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: assistant.email, subject: `Order ${order.id.slice(0, 8)} is yours` });
    expect(mail?.text).toContain(`/admin/orders/${order.id}`);
    expect(JSON.stringify(mail)).not.toMatch(/alice|archer|report/i);
  });

  it('nobody gets a mail for an order that they took themselves, or that was taken from them', async () => {
    const order = await shop.order();
    await shop.mailed();
    const taken = await planOrder(shop.as(assistant), {
      ...seen(order),
      assigneeId: assistant.userId,
      expectedOn: null,
    });
    await planOrder(shop.as(admin), { ...seen(taken), ...nobody });
    expect(await shop.mailed()).toEqual([]);
  });

  it('a list shows one’s own, those that nobody has, and those whose day has passed, while work goes on', async () => {
    const [mine, free, late, done] = [await shop.order(), await shop.order(), await shop.order(), await shop.order()];
    await planOrder(shop.as(admin), { ...seen(mine), assigneeId: admin.userId, expectedOn: null });
    for (const order of [late, done])
      await planOrder(shop.as(admin), { ...seen(order), assigneeId: assistant.userId, expectedOn: day(0) });
    await setOrderStatus(shop.as(admin), { ...seen(await shop.read(done.id)), status: 'completed' });
    shop.world.clock.advance(86_400_000);
    expect(await idsOf('mine')).toEqual([mine.id]);
    expect(await idsOf('unassigned')).toContain(free.id);
    expect(await idsOf('unassigned')).not.toContain(late.id);
    expect(await idsOf('overdue')).toContain(late.id);
    expect(await idsOf('overdue')).not.toContain(done.id);
    expect((await getOrderFor(shop.as(admin), late.id)).isOverdue).toBe(true);
    const figures = await readOrderFigures(shop.as(admin), 'mine');
    expect(figures.map(({ count }) => count)).toEqual([1]);
    let file = '';
    const pieces = await exportedOrders(shop.as(admin), { filter: 'all', search: '', owner: 'mine', format: 'csv' });
    for await (const piece of pieces) file += piece;
    expect(file.match(/Detailed Exposure Report/g)).toHaveLength(1);
  });

  it('a specialist whose account goes is named on no order any more', async () => {
    const order = await shop.order();
    await planOrder(shop.as(admin), { ...seen(order), assigneeId: assistant.userId, expectedOn: null });
    await shop.inSystem((tx) => eraseOrders(tx, shop.world, { userId: assistant.userId, email: assistant.email }));
    expect(await shop.read(order.id)).toMatchObject({ assigneeId: null, specialist: null });
  });
});
