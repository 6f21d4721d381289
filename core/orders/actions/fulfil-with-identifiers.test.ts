import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { IdentifierInput } from '#contract/identifiers/input.ts';
import { systemContext } from '#core/base/context.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { lockOrderOf } from '#core/orders/internal/load.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { applyPaymentStatus } from './apply-payment-status.ts';

const DAY = 86_400_000;

onOneDatabase('a report of everything that is somebody’s', (_open, kind) => {
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

  it('asks about what is proven and about user names, when its payment arrives', async () => {
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

  it('does not ask about a domain whose proof is too old to count and cannot be looked for', async () => {
    await add({ kind: 'domain', value: 'archer.example' });
    await prove('domain');
    shop.world.clock.advance(8 * DAY);
    const { reportScanId } = await ordered();
    expect(await askedIn(reportScanId ?? '')).toEqual(['alice@example.com proven']);
  });
});
