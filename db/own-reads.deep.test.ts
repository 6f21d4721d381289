import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { alice } from '#tests/cast.ts';
import { fillCustomer, fillStrangers } from '#tests/fill.ts';
import { deepKey, ownReads } from '#tests/own-screens.ts';
import { type Plan, plansOf, readWhole } from '#tests/plans.ts';

const ORDERS = 5_000;
const OWN = 250;

// Plans are PostgreSQL's business; the embedded engine plans alike but takes long to fill.
const hasServer = inject('postgresUrl') !== null;

/** Tables that grow with customers and with what they do. */
const growing = [
  'audit_logs',
  'data_keys',
  'finding_todos',
  'invoices',
  'order_files',
  'order_messages',
  'profiles',
  'scan_checks',
  'scan_findings',
  'service_requests',
  'user_scans',
];

let shop: Shop;
const plans = new Map<string, Plan[]>();

/** Alice has what a good customer has after years, among the orders of many. */
async function fill() {
  const scan = await startFreeScan(shop.as(alice), { name: 'Alice Archer', email: alice.email });
  const { id: orderId } = await shop.order();
  await shop.world.drain();
  const real = { userId: alice.userId, scanId: scan.kind === 'started' ? scan.scanId : '', orderId };
  await shop.inSystem(async (tx) => {
    const run = (statement: string) => tx.execute(sql.raw(statement));
    await fillStrangers(run, ORDERS);
    await fillCustomer(run, real, OWN);
    // Only the owner of a table may count it for the planner.
    await run('set local role none');
    await run('analyze');
  });
  return real;
}

beforeAll(async () => {
  if (!hasServer) return;
  shop = await createShop('postgres');
  const reads = ownReads(shop.as(alice), await fill(), deepKey(shop.world.clock.now(), OWN / 2));
  for (const [what, read] of Object.entries(reads)) plans.set(what, await plansOf(read, { small: true }));
});
afterAll(async () => {
  if (hasServer) await shop.world.close();
});

describe.runIf(hasServer)('what the screens of a customer read under row level security', () => {
  it.each(Object.keys(ownReads({} as never, { scanId: '', orderId: '' }, '')))(
    '%s follows indexes: no table that grows is read from end to end',
    (what) => {
      const asked = plans.get(what) ?? [];
      expect(asked.length).toBeGreaterThan(0);
      for (const one of asked) expect(readWhole(one, growing), `${one.statement}\n${one.plan}`).toEqual([]);
      expect(asked.some(({ plan }) => growing.some((table) => plan.includes(` on ${table} `)))).toBe(true);
    },
  );
});
