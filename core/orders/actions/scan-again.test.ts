import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IdentifierInput } from '#contract/identifiers/input.ts';
import { askedKey } from '#contract/identifiers/types.ts';
import { systemContext } from '#core/base/context.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { readLastAsked } from '#core/scans/queries/last-asked.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { applyPaymentStatus } from './apply-payment-status.ts';
import { countScansAgain, scanAgain } from './scan-again.ts';

const DAY = 86_400_000;

onEachDatabase('a report of everything that is somebody’s', (_open, kind, { rule }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(60 * DAY);
    for (const { id } of await listOwnIdentifiers(shop.as(alice)))
      if (id !== null) await removeIdentifier(shop.as(alice), { id });
  });

  const add = (input: IdentifierInput) => addIdentifier(shop.as(alice), input);
  const prove = (wanted: 'email' | 'domain') =>
    shop.inSystem((tx) =>
      tx
        .update(identifiers)
        .set({
          provenBy: wanted === 'email' ? 'link' : 'record',
          provenAt: shop.world.clock.now(),
          checkedAt: shop.world.clock.now(),
        })
        .where(eq(identifiers.kind, wanted)),
    );
  /** A report that Alice has paid for, as it is when everything has run. */
  const ordered = async () => {
    const order = await shop.order('detailed-exposure-report', alice);
    shop.world.clock.advance(1_000);
    await shop.inSystem(async (tx) =>
      applyPaymentStatus(tx, systemContext(shop.world, 'payment'), await lockOrderOf(tx, order.id), 'paid', null),
    );
    await shop.world.drain();
    return shop.read(order.id);
  };
  const askedIn = async (scanId: string) =>
    (await getScanFor(shop.as(alice), scanId)).identifiers.map(({ value, proof }) => `${value} ${proof}`);
  const again = async () => {
    shop.world.clock.advance(1_000);
    const scanId = await scanAgain(shop.as(alice));
    await shop.world.drain();
    return scanId;
  };

  rule('asks about what is proven and about user names, when its payment arrives', async () => {
    await add({ kind: 'username', value: 'alice_a' });
    await add({ kind: 'email', value: 'second@example.com' });
    await add({ kind: 'domain', value: 'archer.example' });
    await prove('email');
    await prove('domain');
    await add({ kind: 'email', value: 'unproven@example.com' });
    await add({ kind: 'name', value: 'Alice Archer' });
    const { reportScanId } = await ordered();
    expect((await askedIn(reportScanId ?? '')).sort()).toEqual([
      'alice@example.com proven',
      'alice_a declared',
      'archer.example proven',
      'second@example.com proven',
    ]);
  });

  rule('does not ask about a domain whose proof is too old to count and cannot be looked for', async () => {
    await add({ kind: 'domain', value: 'archer.example' });
    await prove('domain');
    shop.world.clock.advance(8 * DAY);
    const { reportScanId } = await ordered();
    expect(await askedIn(reportScanId ?? '')).toEqual(['alice@example.com proven']);
  });

  rule('can be made anew with what was added since, and the order keeps the first', async () => {
    const order = await ordered();
    await add({ kind: 'username', value: 'alice_a' });
    const scanId = await again();
    expect(await askedIn(scanId)).toEqual(['alice@example.com proven', 'alice_a declared']);
    expect(await shop.read(order.id)).toMatchObject({ status: 'completed', reportScanId: order.reportScanId });
  });

  rule('can be made anew three times, within 30 days', async () => {
    await ordered();
    expect(await countScansAgain(shop.as(alice))).toBe(3);
    for (let time = 0; time < 3; time++) await again();
    expect(await countScansAgain(shop.as(alice))).toBe(0);
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    await ordered();
    expect(await countScansAgain(shop.as(alice))).toBe(3);
    shop.world.clock.advance(31 * DAY);
    expect(await countScansAgain(shop.as(alice))).toBe(0);
  });

  it('is made once where the button is pressed twice', async () => {
    await ordered();
    shop.world.clock.advance(1_000);
    const both = await Promise.allSettled([scanAgain(shop.as(alice)), scanAgain(shop.as(alice))]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await shop.world.drain();
  });

  rule('says when its identifiers were last asked about, and nothing of what was added since', async () => {
    const { completedAt } = await ordered();
    await add({ kind: 'email', value: 'second@example.com' });
    const asked = await readLastAsked(shop.as(alice), await listOwnIdentifiers(shop.as(alice)));
    expect(Object.keys(asked)).toEqual([askedKey('email', 'alice@example.com')]);
    const [last] = Object.values(asked);
    expect(last?.asked).toBeGreaterThan(0);
    expect(last?.answered).toBeLessThanOrEqual(last?.asked ?? 0);
    expect(Date.parse(last?.at ?? '')).toBeLessThanOrEqual(completedAt?.getTime() ?? 0);
  });

  rule('is not made for somebody who has paid for none', async () => {
    expect(await countScansAgain(shop.as(bob))).toBe(0);
    await expect(scanAgain(shop.as(bob))).rejects.toMatchObject({ code: 'conflict' });
  });
});
