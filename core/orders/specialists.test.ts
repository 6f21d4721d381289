import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { availabilityInput } from '#contract/orders/appointment-input.ts';
import { longestAbout, weekdays } from '#contract/orders/appointments.ts';
import { visitor } from '#core/base/context.ts';
import { planOrder } from '#core/orders/actions/plan-order.ts';
import { saveAvailability } from '#core/orders/appointments/actions/save-availability.ts';
import { readOwnAvailability } from '#core/orders/appointments/queries/availability.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { listSpecialists, readAboutSpecialist } from '#core/orders/queries/specialists.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';

onOneDatabase('who a specialist is', (_open, kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());

  const write = async (about: string, who = assistant) => {
    const { version } = (await readOwnAvailability(shop.as(who))).availability;
    const hours = { shownAs: 'Dana Weiss', timeZone: 'UTC', week: weekdays.map(() => []), exceptions: [] };
    await saveAvailability(shop.as(who), { ...hours, about }, version);
  };
  const listed = () => listSpecialists({ actor: visitor, client: null, platform: shop.world });
  const setProfile = (change: string) =>
    shop.inSystem((tx) => tx.execute(sql.raw(`update profiles set ${change} where id = '${assistant.userId}'`)));

  it('anybody reads it once they have written it, and pages in memory hear of it', async () => {
    await write('');
    expect(await listed()).toEqual([]);
    await shop.heard();
    await write('Twelve years at a bank.');
    expect(await shop.heard()).toContain('staff:services');
    expect(await listed()).toEqual([{ name: 'Dana Weiss', about: 'Twelve years at a bank.' }]);
  });

  it.each([
    ['no longer of the staff', "role = 'user'", "role = 'assistant'"],
    ['deactivated', 'deleted_at = now()', 'deleted_at = null'],
  ])('nobody reads of who is %s', async (_how, change, back) => {
    await write('Twelve years at a bank.');
    await shop.heard();
    await setProfile(change);
    expect(await shop.heard()).toContain('staff:services');
    expect(await listed()).toEqual([]);
    await setProfile(back);
    expect(await listed()).toHaveLength(1);
  });

  it('a customer reads it of whoever sees to their order, and of nobody else', async () => {
    await write('Twelve years at a bank.');
    const { id, version } = await shop.order();
    expect(await readAboutSpecialist(shop.as(alice), id)).toBeNull();
    await planOrder(shop.as(admin), { orderId: id, version, assigneeId: assistant.userId, expectedOn: null });
    expect(await readAboutSpecialist(shop.as(alice), id)).toBe('Twelve years at a bank.');
    await expect(readAboutSpecialist(shop.as(bob), id)).rejects.toMatchObject({ code: 'not-found' });
    await write('');
    expect(await readAboutSpecialist(shop.as(alice), id)).toBeNull();
  });

  it('is short', () => {
    const form = { shownAs: 'Dana', timeZone: 'UTC', exceptions: '' };
    expect(availabilityInput.safeParse({ ...form, about: 'a'.repeat(longestAbout) }).success).toBe(true);
    expect(availabilityInput.safeParse({ ...form, about: 'a'.repeat(longestAbout + 1) }).success).toBe(false);
  });
});
